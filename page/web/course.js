// Draws the settings and the course of the game so far.

import { button, element, shape } from './elements.js';
import { curveLayout } from './layouts.js';
import { chooseSide, goTo, hideResults } from './play.js';
import { hidesResults, state, words } from './state.js';

// Maximum number of moves in the list: the last ones.
const MOST_LISTED = 200;

export function drawSettings({ choices, offers }) {
    if (!choices) return null;
    const text = words();
    const names = [['both', text.both], ...offers.map((offer, player) => [String(player), offer])];
    const sides = names.map(([side, name]) => element('option', { value: side, selected: state.side === side }, name));
    const onside = ({ target }) => chooseSide(target.value);
    const onhide = ({ target }) => hideResults(target.checked);
    const box = { type: 'checkbox', checked: state.hides, 'data-key': 'hides', onchange: onhide };
    return element(
        'div',
        { class: 'settings' },
        element('label', {}, text.mode, ' ', element('select', { 'data-key': 'mode', onchange: onside }, ...sides)),
        element('label', {}, element('input', box), ' ', text.hide),
    );
}

export function drawHistory(shown) {
    const { history: past, choices } = shown;
    if (past.length === 0) return null;
    const title = words().history;
    const hasResults = choices && !hidesResults(shown);
    const entries = past.map((entry, index) => drawEntry(entry, index, index === past.length - 1, hasResults));
    const start = button('start', { onclick: () => goTo(0) }, words().start);
    return element(
        'div',
        { class: 'history' },
        element('h2', {}, title),
        hasResults ? drawCurve(shown.curve) : null,
        element(
            'div',
            { class: 'list', tabindex: '0', role: 'group', 'aria-label': title },
            start,
            ...entries.slice(-MOST_LISTED),
        ),
    );
}

function drawEntry(entry, index, isLast, hasResults) {
    const mistake = hasResults ? entry.mistake : null;
    const attributes = {
        class: mistake ? 'mistake' : '',
        'aria-current': isLast ? 'step' : null,
        title: mistake,
        onclick: () => goTo(index + 1),
    };
    return button(`history${index}`, attributes, `${index + 1} ${entry.name}${mistake ? ' ?' : ''}`);
}

// Draws what best play reaches after each move.
function drawCurve({ values, labels, startsAtZero }) {
    const { points, zero } = curveLayout(values, startsAtZero);
    const written = points.map((point) => point.join());
    const last = written.at(-1);
    const picture = shape(
        'svg',
        { viewBox: '0 0 100 30', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        shape('line', { x1: 0, y1: zero, x2: 100, y2: zero }),
        shape('polyline', { points: written.join(' ') }),
        shape('polyline', { class: 'dot', points: `${last} ${last}` }),
    );
    return element('div', { class: 'curve' }, picture, ...labels.map((label) => element('small', {}, label)));
}
