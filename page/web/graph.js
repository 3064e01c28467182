// Draws a graph: its nodes on a circle, or as a list if there are many.

import { element, shape } from './elements.js';
import { circleLayout } from './layouts.js';
import { BOARD } from './places.js';
import { drawPlace } from './spots.js';
import { shortened, words } from './state.js';

const MOST_DRAWN = 30;

export function drawGraph(board, view) {
    const pieces = (node) => board.pieces.filter(({ place }) => place === node).map(({ name }) => name);
    const drawNode = (node, style) => {
        const names = pieces(node);
        const classes = ['spot', 'node', names.length > 0 ? 'piece' : ''];
        return drawPlace([BOARD, node], { text: [board.names[node], ...names].join(' '), classes, style }, view);
    };
    return board.neighbors.length > MOST_DRAWN ? drawAsList(board, drawNode) : drawAsCircle(board, drawNode);
}

function drawAsList({ neighbors, names }, drawNode) {
    const lists = neighbors.map((others) => ` → ${others.map((other) => names[other]).join(' ')}`);
    const lines = lists.map((list, node) => element('li', {}, drawNode(node), list));
    return element('ul', { class: 'neighbors' }, ...lines);
}

function drawAsCircle({ neighbors, names }, drawNode) {
    const middles = circleLayout(neighbors.length);
    const edges = neighbors.flatMap((others, node) => others.map((other) => [node, other]));
    const hasOpposite = ([node, other]) => neighbors[other].includes(node);
    const drawn = edges.filter((edge) => !hasOpposite(edge) || edge[0] <= edge[1]);
    const said = drawn.map((edge) => edge.map((node) => names[node]).join(hasOpposite(edge) ? '–' : '→'));
    const label = words().edges(shortened(said.join(', ')));
    const lines = drawn.map((edge) => drawEdge(edge, middles, hasOpposite(edge)));
    const picture = shape('svg', { viewBox: '0 0 100 100', role: 'img', 'aria-label': label }, drawArrow(), ...lines);
    const nodes = middles.map(([x, y], node) => drawNode(node, `left: ${x}%; top: ${y}%`));
    return element('div', { class: 'nodes' }, picture, ...nodes);
}

// An edge without its opposite has an arrow in its middle, and a loop is a circle.
function drawEdge([node, other], middles, hasOpposite) {
    const [[x1, y1], [x2, y2]] = [middles[node], middles[other]];
    if (node === other) return shape('circle', { cx: x1, cy: y1 - 5, r: 4 });
    if (hasOpposite) return shape('line', { x1, y1, x2, y2 });
    const points = `${x1},${y1} ${(x1 + x2) / 2},${(y1 + y2) / 2} ${x2},${y2}`;
    return shape('polyline', { points, 'marker-mid': 'url(#arrow)' });
}

function drawArrow() {
    const size = { viewBox: '0 0 10 10', refX: 5, refY: 5, markerWidth: 8, markerHeight: 8, orient: 'auto' };
    return shape('marker', { id: 'arrow', ...size }, shape('path', { d: 'M 0 0 L 10 5 L 0 10 z' }));
}
