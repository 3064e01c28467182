// Draws a tree, its root at the top.

import { element, shape } from './elements.js';
import { treeLayout } from './layouts.js';
import { BOARD } from './places.js';
import { drawPlace } from './spots.js';
import { shortened, words } from './state.js';

// The width of a leaf and the height of a level, in rem.
const LEAF = 2.6;
const LEVEL = 3.2;

export function drawTree({ parents, names }, view) {
    const layout = treeLayout(parents);
    const middles = layout.middles.map(([across, down]) => [across * LEAF, down * LEVEL]);
    const [width, height] = [layout.width * LEAF, layout.height * LEVEL];
    const edges = parents.map((parent, node) => [parent, node]).filter(([parent]) => parent !== null);
    const lines = edges.map((edge) => {
        const [[x1, y1], [x2, y2]] = edge.map((node) => middles[node]);
        return shape('line', { x1, y1, x2, y2 });
    });
    const label = words().edges(shortened(edges.map((edge) => edge.map((node) => names[node]).join('–')).join(', ')));
    const picture = shape('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label }, ...lines);
    const nodes = middles.map(([x, y], node) => {
        const style = `left: ${x}rem; top: ${y}rem`;
        const look = { text: names[node], classes: ['spot', 'node'], style, isNarrow: true };
        return drawPlace([BOARD, node], look, view);
    });
    return element('div', { class: 'nodes', style: `width: ${width}rem; height: ${height}rem` }, picture, ...nodes);
}
