// Draws the drawer in which an input is chosen or written.

import { button, element } from './elements.js';
import { ask, useInput } from './play.js';
import { state, words } from './state.js';

export function drawInput() {
    const text = words();
    const { shown, problem, input } = state;
    const field = element('textarea', {
        rows: 3,
        id: 'input',
        'data-key': 'input',
        spellcheck: 'false',
        autocapitalize: 'off',
    });
    field.value = input;
    const note = element('p', { role: 'status' }, shown?.allowed === false ? text.notAllowed : '');
    const use = { class: 'primary', onclick: () => useInput(field.value) };
    const samples = problem.samples.map((sample, index) => {
        const attributes = { title: sample, onclick: () => useInput(sample) };
        return button(`sample${index}`, attributes, text.sample(index + 1));
    });
    const isWon = shown?.choices && typeof shown.scoring !== 'number';
    return [
        element('label', { for: 'input' }, text.inputLabel),
        field,
        element(
            'div',
            { class: 'list' },
            button('use', use, text.use),
            ...samples,
            button('random', { onclick: () => find('random', note, text.noRandom) }, text.random),
            isWon ? button('losing', { onclick: () => find('losing', note, text.noLosing) }, text.losing) : null,
        ),
        note,
    ];
}

// Plays an input that the engine finds, or notes that there is none.
async function find(kind, note, otherwise) {
    const { input } = await ask({ ask: kind });
    if (input) useInput(input);
    else note.textContent = otherwise;
}
