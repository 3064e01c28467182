// Follows keys: the arrows go through the moves, Enter makes the selected one, and Escape leaves a selection or a
// computation.

import { clicksOf, selectionOf } from './clicks.js';
import { cancel, make, redo, select, undo } from './play.js';
import { state } from './state.js';

export function followKey(event) {
    // Fields have their own keys, and so have the browser and what scrolls sideways.
    if (event.target.closest('input, select, textarea')) return;
    if (event.key === 'Enter' && event.target.closest('button, a')) return;
    const isOthers = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    if (isOthers || scrollsSideways(event.target.closest('[role=group]'))) return;
    const action = actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
}

function actionOf(key) {
    if (state.isComputing) return key === 'Escape' ? cancel : null;
    if (!state.shown?.turn) return null;
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
