// Draws how the game ended, and what to play next.

import { button, element } from './elements.js';
import { goBefore, restart, swapSides } from './play.js';
import { state, words } from './state.js';

export function drawEnd({ ending, answer, note, choices }) {
    return [
        element('p', { class: 'sentence' }, ending.said),
        note ? element('p', {}, note) : null,
        drawMistakes(ending.mistakes),
        answer === null ? null : element('p', { class: 'answer' }, answer),
        drawAgain(choices),
    ];
}

function drawMistakes(mistakes) {
    if (mistakes.length === 0) return null;
    const lines = mistakes.map(({ index, said }) => {
        const back = button(`before${index}`, { onclick: () => goBefore(index) }, words().before);
        return element('li', {}, said, ' ', back);
    });
    return element('ul', { class: 'mistakes' }, ...lines);
}

function drawAgain(hasChoices) {
    const { again, asOther } = words();
    const others = { both: asOther.perfect, 0: asOther.second, 1: asOther.first };
    return element(
        'div',
        { class: 'list' },
        button('moves', { class: 'primary', onclick: restart }, again),
        hasChoices ? button('swap', { onclick: swapSides }, others[state.side]) : null,
    );
}
