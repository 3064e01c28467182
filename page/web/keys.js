// Follows keys: the arrows go through the moves or the frames, the space bar goes on, Enter makes the selected move, and
// Escape leaves a selection or a computation.

import { clicksOf, selectionOf } from './clicks.js';
import { cancel, make, redo, select, undo } from './play.js';
import { state } from './state.js';
import { goBack, goOn, walk } from './walk.js';

export function followKey(event) {
    // A key that is held makes one move.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
    // Fields have their own keys, and so have the browser and what scrolls sideways.
    if (event.target.closest('input, select, textarea')) return;
    if (event.key === 'Enter' && event.target.closest('button, a')) return;
    const isOthers = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    if (isOthers || scrollsSideways(event.target.closest('[role=group]'))) return;
    const isOnButton = event.key === ' ' && event.target.closest('button, a');
    const action = isOnButton ? null : actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
}

function actionOf(key) {
    if (state.isComputing) return key === 'Escape' ? cancel : null;
    if (walk()?.frame) return { ArrowLeft: goBack, ArrowRight: goOn, ' ': goOn }[key];
    if (!state.shown?.turn || walk()) return null;
    if (key === 'Escape') return state.selected.length > 0 ? () => select([]) : null;
    if (key === 'Enter') return makesSelected();
    return { ArrowLeft: undo, ArrowRight: redo }[key];
}

// Returns what makes the selected move; null if there is none.
function makesSelected() {
    const { exact } = selectionOf(clicksOf(state.shown.turn), state.selected);
    return exact && (() => make(exact));
}

const scrollsSideways = (group) => group !== null && group.scrollWidth > group.clientWidth;
