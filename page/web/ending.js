// Draws how the game ended, and what to play next.

import { button, element } from './elements.js';
import { goBefore, restart, swapSides } from './play.js';
import { ending, isMistake, joined, mistake } from './results.js';
import { shortened, state, words } from './state.js';

const MOST_MISTAKES = 20;

export function drawEnd(shown) {
    const { answer, note, choices } = shown;
    return [
        element('p', { class: 'sentence' }, ending(shown)),
        note ? element('p', {}, note) : null,
        choices ? drawMistakes(shown.history) : null,
        answer === null ? null : element('p', { class: 'answer' }, words().answer(shortened(answer))),
        drawAgain(choices),
    ];
}

function drawMistakes(past) {
    const mistakes = past.map((entry, index) => ({ entry, index })).filter(({ entry }) => isMistake(entry));
    if (mistakes.length === 0) return null;
    const lines = mistakes.slice(0, MOST_MISTAKES).map(({ entry, index }) => {
        const said = joined(words().moveNumber(index + 1, entry.phrase), mistake(entry));
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
