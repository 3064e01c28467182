// Draws the board of a game: a grid, a graph or a tree.

import { element } from './elements.js';
import { drawGraph } from './graph.js';
import { BOARD } from './places.js';
import { drawPlace } from './spots.js';
import { drawTree } from './tree.js';

// Draws a board. If it is too wide, it scrolls within its frame.
export function drawBoard(board, title, view) {
    const draws = { grid: drawGrid, graph: drawGraph, tree: drawTree };
    const attributes = { class: `frame ${board.kind}`, tabindex: '0', role: 'group', 'aria-label': title };
    return element('div', attributes, draws[board.kind](board, view));
}

function drawGrid(board, view) {
    const [firstRow, firstColumn] = board.corner;
    const columnCount = board.rows[0]?.length ?? 0;
    const cells = [...board.rows.join('')].map((letter, index) => {
        const row = Math.floor(index / columnCount) + firstRow;
        const column = (index % columnCount) + firstColumn;
        const pieces = board.pieces.filter(({ place }) => place === index).map(({ name }) => name);
        const text = pieces.join(' ') || letter.replace(/[.#]/, '');
        const kind = letter === '#' ? ['wall'] : ['cell', (row + column) % 2 ? 'dark' : 'light'];
        const classes = ['spot', ...kind, text ? 'piece' : ''];
        return drawPlace([BOARD, index], { text, name: `(${row}, ${column})`, classes }, view);
    });
    const style = `grid-template-columns: repeat(${columnCount}, minmax(24px, 5rem))`;
    return element('div', { class: 'cells', style }, ...cells);
}
