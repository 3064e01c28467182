// Draws steps: the choice of a kind, and the frame that is shown.

import { button, element } from './elements.js';
import { marksIn } from './frames.js';
import { useInput } from './play.js';
import { isEmpty, tallyOf } from './questions.js';
import { classesOf, drawPictures } from './sheet.js';
import { shortened, state, words } from './state.js';
import { answer, askFirst, goToFrame, kindsOfSteps } from './walk.js';

// Draws the choice between the game and the kinds of steps.
export function drawKinds(shown) {
    const text = words().steps;
    const tab = (key, title) => {
        const attributes = { 'aria-pressed': String((shown?.key ?? null) === key), onclick: () => goToFrame(key) };
        return button(`kind-${key ?? 'game'}`, attributes, title);
    };
    const kinds = kindsOfSteps();
    const tabs = kinds.length > 0 ? [tab(null, text.game), ...kinds.map(({ key, title }) => tab(key, title))] : [];
    const asking = shown?.frame ? drawAsking() : null;
    return element('nav', { class: 'kinds', 'aria-label': text.kinds }, ...tabs, asking);
}

export function drawSteps(shown) {
    const { frame, title } = shown;
    const contents = frame ? drawStep(shown) : drawTooLarge(shown);
    return element('section', { class: 'stage steps', 'aria-label': title }, ...contents);
}

function drawStep(shown) {
    const { number, count, frame, isAsked } = shown;
    const heading = { class: 'sentence', tabindex: '-1', 'data-key': 'moves' };
    return [
        element('h2', heading, element('span', { class: 'number' }, `${number} / ${count}`), ' ', frame.title),
        element('div', { class: 'caption' }, ...(isAsked ? drawQuestion(frame.question) : drawCaption(shown))),
        drawPictures(frame),
        drawLegend(frame),
    ];
}

const drawCaption = (shown) =>
    [verdict(shown), shown.frame.caption, tally(shown)]
        .filter(Boolean)
        .map((text) => element('p', {}, text))
        .concat(drawTheorem(shown.frame.theorem) ?? []);

// Returns what a screen reader says of a frame.
export function saidOfSteps(shown) {
    const { frame, title, isAsked } = shown;
    if (!frame) return `${title}: ${words().steps.tooLarge}`;
    const said = isAsked ? [frame.question.text] : [verdict(shown), frame.caption, tally(shown)];
    return [frame.title, ...said].filter(Boolean).join('. ');
}

function verdict({ frame, given }) {
    const text = words().steps;
    if (!given) return '';
    return given.right ? text.right : text.wrong(shortened(given.text, 30), frame.question.answer);
}

// Says at the last frame how many answers were right.
function tally({ number, count }) {
    const { right, count: given } = tallyOf(state.course.answers);
    return state.asks && number === count && given > 0 ? words().steps.tally(right, given) : '';
}

function drawTheorem(theorem) {
    if (!theorem) return null;
    const address = state.catalog.documents[theorem.page]?.[state.language];
    const target = theorem.section ? `${address}#${encodeURIComponent(theorem.section)}` : address;
    const name = address
        ? element('a', { href: target, target: '_blank', rel: 'noreferrer' }, theorem.name)
        : theorem.name;
    return element('p', { class: 'theorem' }, words().steps.theorem, name);
}

function drawQuestion({ text, choices }) {
    const said = element('label', { for: 'answer' }, text);
    if (choices.length > 0) {
        const buttons = choices.map((choice, index) =>
            button(`choice${index}`, { onclick: () => answer(choice) }, choice),
        );
        return [element('p', {}, text), element('div', { class: 'list' }, ...buttons)];
    }
    const field = element('input', { id: 'answer', 'data-key': 'answer', autocomplete: 'off', autocapitalize: 'off' });
    const onsubmit = (event) => {
        event.preventDefault();
        if (!isEmpty(field.value)) answer(field.value);
    };
    const check = button('check', { class: 'primary' }, words().steps.check);
    return [element('p', {}, said), element('form', { class: 'list', onsubmit }, field, check)];
}

// Says what the marks in the frame mean.
function drawLegend(frame) {
    const { marks } = state.course;
    const occurring = Object.keys(marks).filter((mark) => marksIn(frame).has(mark));
    const samples = occurring.map((mark) => {
        const sample = element('span', { class: `sample ${classesOf('plain', mark)}`, 'aria-hidden': 'true' }, 'x');
        return element('span', {}, sample, ' ', marks[mark]);
    });
    return element('p', { class: 'legend' }, ...samples);
}

function drawAsking() {
    const onchange = ({ target }) => askFirst(target.checked);
    const box = { type: 'checkbox', checked: state.asks, 'data-key': 'asks', onchange };
    return element('label', { class: 'asks' }, element('input', box), ' ', words().steps.ask);
}

function drawTooLarge({ title }) {
    const text = words().steps;
    const { opening } = state.problem;
    const fitting = button(
        'fitting',
        { class: 'primary', onclick: () => useInput(opening) },
        text.fitting(shortened(opening, 40)),
    );
    return [
        element('h2', { class: 'sentence', tabindex: '-1', 'data-key': 'moves' }, title),
        element('p', { role: 'alert' }, text.tooLarge),
        state.input === opening ? null : element('p', {}, fitting),
    ];
}
