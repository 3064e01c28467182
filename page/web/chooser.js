// Draws the list of all games.

import { button, element } from './elements.js';
import { openGame, problemsFound } from './play.js';
import { state, titleOf, words } from './state.js';

export function drawChooser() {
    const { search, choose } = words();
    const list = element('div', { class: 'families' });
    const oninput = async ({ target }) => {
        const text = target.value;
        const found = await problemsFound(text);
        if (target.value === text) fill(list, found);
    };
    const field = { type: 'search', 'data-key': 'search', 'aria-label': search, placeholder: search, oninput };
    fill(list, state.catalog.problems);
    const message = state.message
        ? element('p', { class: 'error', role: 'alert' }, state.message)
        : element('p', {}, choose);
    return [message, element('input', field), list];
}

// Lists games by family.
function fill(list, problems) {
    const families = state.catalog.families.map(({ name, title }) => {
        const entries = problems.filter(({ family }) => family === name).map(drawEntryOf);
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
