// Follows keys: the arrows go through the moves, and Escape leaves a selection or a computation.

import { cancel, redo, select, undo } from './play.js';
import { state } from './state.js';

export function followKey(event) {
    // Fields have their own keys, and so have the browser and what scrolls sideways.
    if (event.target.closest('input, select, textarea')) return;
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
    if (key === 'Escape') return state.selected && (() => select(null));
    return { ArrowLeft: undo, ArrowRight: redo }[key];
}

const scrollsSideways = (group) => group !== null && group.scrollWidth > group.clientWidth;
