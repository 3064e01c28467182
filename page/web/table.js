// Draws the table of positions.

import { element } from './elements.js';
import { ask } from './play.js';
import { draw, hidesResults, state, words } from './state.js';

const MOST_CELLS = 10000;
// Positions in a row of a table with one axis.
const ROW = 10;

export function drawTable() {
    const text = words();
    const { shown } = state;
    if (hidesResults(shown)) return [element('p', {}, text.tableHidden)];
    loadTable();
    const { table } = state;
    if (!table?.isLoaded) return [element('p', { role: 'status' }, text.computing)];
    const { axes = [], legend, entries = [] } = table;
    const [rows, columns] = [0, 1].map((axis) => valuesOf(entries, axis));
    if (entries.length === 0 || rows.length * columns.length > MOST_CELLS) {
        return [element('p', {}, text.tableTooLarge)];
    }
    const hasNumbers = entries.some(([, , , number]) => number !== null);
    const cells = drawCells(entries, shown.turn, hasNumbers && state.showsGrundy);
    return [
        element('p', {}, legend, state.language === 'zh' ? '' : ' ', text.marksCurrent),
        hasNumbers ? drawGrundyBox() : null,
        axes.length === 1 ? drawLine(axes[0], rows, cells) : drawSquare(axes, rows, columns, cells),
    ];
}

// Asks for the table, which is the same for all positions of a game.
async function loadTable() {
    const key = JSON.stringify([state.problem.program, state.input, state.game, state.language]);
    if (state.table?.key === key) return;
    state.table = { key, isLoaded: false };
    const answer = await ask({ ask: 'positions' });
    if (state.table?.key !== key) return;
    state.table = answer.cancelled ? null : { key, isLoaded: true, ...answer };
    draw();
}

// Returns the values on an axis, in order.
function valuesOf(entries, axis) {
    const values = new Set(entries.map(([coordinates]) => coordinates[axis]));
    return [...values].sort((one, other) => one - other);
}

function drawGrundyBox() {
    const onchange = ({ target }) => {
        state.showsGrundy = target.checked;
        draw();
    };
    const box = { type: 'checkbox', checked: state.showsGrundy, 'data-key': 'grundy', onchange };
    return element('p', {}, element('label', {}, element('input', box), ' ', words().grundy));
}

// Returns the cells by their coordinates, which are joined by commas.
function drawCells(entries, turn, showsGrundy) {
    const current = turn.coordinates.join();
    const drawn = entries.map(([coordinates, text, tone, number]) => {
        const key = coordinates.join();
        const attributes = key === current ? { class: `${tone} current`, 'aria-current': 'true' } : { class: tone };
        return [key, element('td', attributes, showsGrundy ? String(number) : text)];
    });
    return new Map(drawn);
}

function drawLine(axis, values, cells) {
    const starts = [...values.keys()].filter((index) => index % ROW === 0);
    const rows = starts.flatMap((start) => {
        const group = values.slice(start, start + ROW);
        const heads = group.map((value) => element('th', { scope: 'col' }, String(value)));
        return [
            element('tr', {}, element('th', { scope: 'row' }, axis), ...heads),
            element('tr', { class: 'values' }, element('td'), ...group.map((value) => cells.get(String(value)))),
        ];
    });
    return drawFrame('line', rows);
}

function drawSquare([down, across], rows, columns, cells) {
    const corner = element('th', { class: 'axes', scope: 'row' }, `${down} ↓\n${across} →`);
    const heads = columns.map((column) => element('th', { scope: 'col' }, String(column)));
    const body = rows.map((row) => {
        const line = columns.map((column) => cells.get([row, column].join()) ?? element('td'));
        return element('tr', {}, element('th', { scope: 'row' }, String(row)), ...line);
    });
    return drawFrame('square', [element('tr', {}, corner, ...heads), ...body]);
}

const drawFrame = (kind, rows) =>
    element(
        'div',
        { class: 'frame', tabindex: '0', role: 'group', 'aria-label': words().drawers.table },
        element('table', { class: kind }, ...rows),
    );
