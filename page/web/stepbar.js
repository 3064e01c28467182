// Draws the bar at the bottom of the page while steps are shown.

import { button, element } from './elements.js';
import { words } from './state.js';
import { goBack, goOn, goToFrame, walk } from './walk.js';

// Draws the bar. The slider stays while it is dragged, so a bar of the same steps is only brought up to date.
export function drawStepBar({ key, number, count, isAsked }) {
    const bar = document.getElementById('actions');
    const of = JSON.stringify([key, count, words().steps.next]);
    if (bar.dataset.steps !== of) {
        bar.dataset.steps = of;
        bar.setAttribute('aria-label', words().actions);
        bar.replaceChildren(...drawParts(count));
    }
    const [slider, first, back, next, last] = bar.children;
    slider.value = number;
    slider.setAttribute('aria-valuetext', `${number} / ${count}`);
    for (const earlier of [first, back]) earlier.disabled = number === 1;
    next.disabled = number === count && !isAsked;
    last.disabled = number === count;
}

function drawParts(count) {
    const text = words().steps;
    const oninput = ({ target }) => goToFrame(walk().key, Number(target.value));
    const slider = { type: 'range', min: 1, max: count, 'aria-label': text.frame, 'data-key': 'step-slider', oninput };
    const part = (name, icon, onclick) =>
        button(
            `step-${name}`,
            { onclick },
            element('span', { 'aria-hidden': 'true' }, icon),
            element('span', {}, text[name]),
        );
    return [
        element('input', slider),
        part('first', '⇤', () => goToFrame(walk().key, 1)),
        part('back', '←', goBack),
        part('next', '→', goOn),
        part('last', '⇥', () => goToFrame(walk().key, count)),
    ];
}
