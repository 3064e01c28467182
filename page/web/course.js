// Draws the settings and the course of the game so far.

import { button, element, shape } from './elements.js';
import { curveLayout } from './layouts.js';
import { chooseSide, goTo, hideResults } from './play.js';
import { isMistake, mistake, spaced, totalOf } from './results.js';
import { hidesResults, state, words } from './state.js';

// Maximum number of moves in the list: the last ones.
const MOST_LISTED = 200;

export function drawSettings({ choices, players }) {
    if (!choices) return null;
    const text = words();
    const sides = Object.entries(text.modes).map(([side, name]) => {
        const attributes = { value: side, selected: state.side === side };
        return element('option', attributes, spaced(name(players[side])));
    });
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
        hasResults ? drawCurve(shown) : null,
        element(
            'div',
            { class: 'list', tabindex: '0', role: 'group', 'aria-label': title },
            start,
            ...entries.slice(-MOST_LISTED),
        ),
    );
}

function drawEntry(entry, index, isLast, hasResults) {
    const isBad = hasResults && isMistake(entry);
    const attributes = {
        class: isBad ? 'mistake' : '',
        'aria-current': isLast ? 'step' : null,
        title: isBad ? mistake(entry) : null,
        onclick: () => goTo(index + 1),
    };
    return button(`history${index}`, attributes, `${index + 1} ${entry.name}${isBad ? ' ?' : ''}`);
}

// Draws the lead of the first player that best play reaches, after each move; or the total.
function drawCurve({ history: past, turn, scoring, players }) {
    const isTotal = typeof scoring === 'number';
    const leads = [...past.map(({ player, before }) => [player, before[0]]), [turn.player, turn.result[0]]];
    const values = leads.map(([player, points]) => totalOf(points, player, isTotal ? scoring : 0));
    const { points, zero } = curveLayout(values, isTotal);
    const written = points.map((point) => point.join());
    const last = written.at(-1);
    const picture = shape(
        'svg',
        { viewBox: '0 0 100 30', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        shape('line', { x1: 0, y1: zero, x2: 100, y2: zero }),
        shape('polyline', { points: written.join(' ') }),
        shape('polyline', { class: 'dot', points: `${last} ${last}` }),
    );
    const labels = isTotal ? [`${words().total} ${values.at(-1)}`] : players.map((player) => words().ahead(player));
    return element('div', { class: 'curve' }, picture, ...labels.map((label) => element('small', {}, spaced(label))));
}
