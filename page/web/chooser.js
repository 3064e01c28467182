// Draws the list of all games.

import { button, element } from './elements.js';
import { openGame } from './play.js';
import { matchesOf } from './search.js';
import { state, titleOf, words } from './state.js';

export function drawChooser() {
    const { search, choose } = words();
    const list = element('div', { class: 'families' });
    const oninput = ({ target }) => fill(list, target.value);
    const field = { type: 'search', 'data-key': 'search', 'aria-label': search, placeholder: search, oninput };
    fill(list, '');
    const message = state.message
        ? element('p', { class: 'error', role: 'alert' }, state.message)
        : element('p', {}, choose);
    return [message, element('input', field), list];
}

// Lists the games that a text finds, by family.
function fill(list, text) {
    const matches = matchesOf(state.catalog, text);
    const families = state.catalog.families.map(({ name, title }) => {
        const entries = matches.filter(({ family }) => family === name).map(drawEntryOf);
        return { title: title[state.language], entries };
    });
    const sections = families
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => {
            return element('section', {}, element('h2', {}, title), element('div', { class: 'games' }, ...entries));
        });
    list.replaceChildren(...(sections.length > 0 ? sections : [element('p', {}, words().noGame)]));
}

function drawEntryOf(problem) {
    const difficulty = problem.difficulty[state.language];
    return button(
        `game-${problem.program}`,
        { class: 'entry', onclick: () => openGame(problem) },
        element('b', {}, titleOf(problem)),
        ' ',
        difficulty === '—' ? null : element('small', {}, difficulty),
        ' ',
        element('span', {}, problem.rules[state.language]),
    );
}
