// Draws the buttons at the bottom of the page.

import { button, element } from './elements.js';
import { countBeforeLast, make, playOn, redo, restart, undo } from './play.js';
import { isOver, isOwnTurn, state, words } from './state.js';

export function drawActions(shown) {
    const text = words();
    const { turn, choices, history: past } = shown;
    const cannotMove = isOver(shown) || !isOwnTurn(turn);
    const bar = document.getElementById('actions');
    bar.setAttribute('aria-label', text.actions);
    bar.replaceChildren(
        drawAction('undo', '↶', text.undo, undo, countBeforeLast(past) < 0),
        drawAction('redo', '↷', text.redo, redo, state.undone.length === 0),
        drawAction('best', '★', choices ? text.best : text.next, () => make(turn.moves[0]), cannotMove),
        drawAction('play', '▶', text.play, playOn, cannotMove),
        drawAction('restart', '⟲', text.restart, restart, past.length === 0),
    );
}

const drawAction = (key, icon, name, onclick, disabled) =>
    button(key, { disabled, onclick }, element('span', { 'aria-hidden': 'true' }, icon), element('span', {}, name));
