// Draws the drawer in which an input is chosen or written.

import { button, element } from './elements.js';
import { ask, useInput } from './play.js';
import { shortened, state, words } from './state.js';

// Letters that the field shows. To lay out more would take the browser seconds.
const MOST_SHOWN = 10_000;

export function drawInput() {
    const text = words();
    const { shown, problem } = state;
    const { field, written } = drawField();
    const note = element('p', { role: 'status' }, shown?.turn && !shown.allowed ? text.notAllowed : '');
    const use = { class: 'primary', onclick: () => useInput(written()) };
    const samples = problem.samples.map((sample, index) => {
        const attributes = { title: sample, onclick: () => useInput(sample) };
        return button(`sample${index}`, attributes, text.sample(index + 1));
    });
    return [
        element('label', { for: 'input' }, text.inputLabel),
        field,
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

// Draws the field. Returns it, and a function that returns what was written in it, of which it may show a part.
function drawField() {
    const field = element('textarea', {
        rows: 3,
        id: 'input',
        'data-key': 'input',
        spellcheck: 'false',
        autocapitalize: 'off',
        oninput: () => write(field.value, field.value),
        onpaste: (event) => writeLong(event, event.clipboardData),
        ondrop: (event) => writeLong(event, event.dataTransfer),
    });
    let whole = '';
    const write = (text, shown) => {
        whole = text;
        if (field.value !== shown) field.value = shown;
    };
    const writeLong = (event, data) => {
        const text = data.getData('text/plain');
        if (text.length <= MOST_SHOWN) return;
        event.preventDefault();
        write(text, shortened(text, MOST_SHOWN));
    };
    write(state.input, shortened(state.input, MOST_SHOWN));
    return { field, written: () => whole };
}

// Plays an input that the engine finds, or notes that there is none.
async function find(kind, note, otherwise) {
    const { input } = await ask({ ask: kind });
    if (input) useInput(input);
    else note.textContent = otherwise;
}
