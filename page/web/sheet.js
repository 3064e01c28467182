// Draws the pictures of a frame: sheets of tiles, and boards with tiles at their places.

import { drawBoard } from './board.js';
import { element } from './elements.js';
import { longestOf, partsOf } from './frames.js';
import { BOARD, keyOf } from './places.js';
import { state } from './state.js';

// Tiles in a line of a sheet whose columns have no headings.
const TILES_IN_LINE = matchMedia('(min-width: 900px)').matches ? 16 : 8;

// Draws the sheets below one another, and the boards beside them.
export function drawPictures({ pictures, title }) {
    const [sheets, boards] = [pictures.filter(({ rows }) => rows), pictures.filter(({ rows }) => !rows)];
    const groups = [boards.map((board) => drawBoardOfTiles(board, title)), drawSheets(sheets, title)];
    const drawn = groups
        .filter(({ length }) => length > 0)
        .map((group) => element('div', { class: 'pictures' }, ...group));
    return element('div', { class: 'board' }, ...drawn);
}

function drawSheets(sheets, title) {
    const parts = sheets.flatMap(({ corner, columns, rows }) => {
        const wrapped = columns.length > 0 ? [rows] : partsOf(rows, TILES_IN_LINE);
        // The parts of a table have tiles of one size.
        const alike = columns.length > 0 ? sheets.filter((sheet) => sheet.corner === corner) : [];
        const width = Math.max(1, ...wrapped.map(longestOf), ...alike.map(({ rows }) => longestOf(rows)));
        return wrapped.map((part) => ({ corner, columns, rows: part, width }));
    });
    const height = parts.reduce((sum, { columns, rows }) => sum + rows.length + (columns.length > 0 ? 1 : 0), 0);
    return parts.map((part) => drawSheet(part, height, title));
}

// Draws a sheet, or a part of one whose widest part has so many tiles. All have together so many lines.
function drawSheet({ corner, columns, rows, width }, height, title) {
    const heading = (text, scope) =>
        text
            ? element('th', { scope, class: scope === 'row' ? 'side-heading' : '' }, text)
            : element('td', { class: 'none' });
    const hasHeadings = columns.length > 0;
    const corners = corner ? element('th', { class: 'axes' }, corner) : element('td', { class: 'none' });
    const top = hasHeadings ? [element('tr', {}, corners, ...columns.map((column) => heading(column, 'col')))] : [];
    const body = rows.map((row) => element('tr', {}, heading(row.heading, 'row'), ...row.tiles.map(drawTile)));
    const size = { style: `--columns: ${width}; --rows: ${height}` };
    const group = { class: 'frame', tabindex: '0', role: 'group', 'aria-label': corner || title };
    return element('div', group, element('table', { class: 'sheet', ...size }, ...top, ...body));
}

function drawTile(tile) {
    if (!tile) return element('td', { class: 'gap' });
    const [text, tone, mark] = tile;
    const meaning = mark ? element('span', { class: 'only-read' }, ` (${state.course.marks[mark]})`) : null;
    return element('td', { class: classesOf(tone, mark) }, text, meaning);
}

export const classesOf = (tone, mark) => ['tone', tone, mark ?? ''].filter(Boolean).join(' ');

function drawBoardOfTiles({ board, tiles, label }, title) {
    const placed = tiles.map((tile, index) => [keyOf([BOARD, index]), tile]).filter(([, tile]) => tile);
    const badges = placed.map(([key, [text, tone, mark]]) => [key, { tone: classesOf(tone, mark), text, short: text }]);
    const view = { canClick: () => false, selected: new Set(), last: new Set(), badges: new Map(badges) };
    const caption = label ? element('figcaption', {}, label) : null;
    return element('figure', {}, caption, drawBoard(board, label || title, view));
}
