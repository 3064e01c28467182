// Draws the drawer in which an input is chosen or written.

import { button, element } from './elements.js';
import { ask, useInput } from './play.js';
import { shortened, state, words } from './state.js';

// Letters that the field shows. To lay out more would take the browser seconds.
const MOST_SHOWN = 10_000;

export function drawInput() {
    const text = words();
    const { shown, problem } = state;
    const note = element('p', { role: 'status' }, shown?.turn && !shown.allowed ? text.notAllowed : '');
    const use = { class: 'primary', onclick: () => useInput(written()) };
    const samples = problem.samples.map((sample, index) => {
        const attributes = { title: sample, onclick: () => useInput(sample) };
        return button(`sample${index}`, attributes, text.sample(index + 1));
    });
    return [
        element('label', { for: 'input' }, text.inputLabel),
        drawField(),
        element(
            'div',
            { class: 'list' },
            button('use', use, text.use),
            ...samples,
            button('random', { onclick: () => find('random', note, text.noRandom) }, text.random),
            shown?.isWonOrLost
                ? button('losing', { onclick: () => find('losing', note, text.noLosing) }, text.losing)
                : null,
        ),
        note,
    ];
}

// Draws the field, which shows a part of a long text.
function drawField() {
    const field = element('textarea', {
        rows: 3,
        id: 'input',
        'data-key': 'input',
        spellcheck: 'false',
        autocapitalize: 'off',
        oninput: () => {
            state.draft = field.value;
        },
        onpaste: (event) => writeLong(event, event.clipboardData),
        ondrop: (event) => writeLong(event, event.dataTransfer),
    });
    const show = () => {
        field.value = shortened(written(), MOST_SHOWN);
    };
    const writeLong = (event, data) => {
        const text = data.getData('text/plain');
        if (text.length <= MOST_SHOWN) return;
        event.preventDefault();
        state.draft = text;
        show();
    };
    show();
    return field;
}

// Returns what is written in the field.
const written = () => state.draft ?? state.input;

// Plays an input that the engine finds, or notes that there is none.
async function find(kind, note, otherwise) {
    const { input } = await ask({ ask: kind });
    if (input) useInput(input);
    else note.textContent = otherwise;
}
