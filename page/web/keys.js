// Follows keys: the arrows go through the moves or the frames, the space bar goes on, and Escape leaves a selection or a
// computation.

import { cancel, redo, select, undo } from './play.js';
import { state } from './state.js';
import { goBack, goOn, walk } from './walk.js';

export function followKey(event) {
    // Fields have their own keys, and so have the browser and what scrolls sideways.
    if (event.target.closest('input, select, textarea')) return;
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
    if (key === 'Escape') return state.selected && (() => select(null));
    return { ArrowLeft: undo, ArrowRight: redo }[key];
}

const scrollsSideways = (group) => group !== null && group.scrollWidth > group.clientWidth;
