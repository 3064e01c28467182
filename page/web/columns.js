// Draws the columns of a position.

import { element } from './elements.js';
import { keyOf } from './places.js';
import { drawBadge, drawPlace } from './spots.js';

const MOST_STONES = 20;
// A column of more items is drawn smaller.
const LONG = 60;

export const drawColumns = (columns, view) =>
    element('div', { class: 'columns' }, ...columns.map((column, number) => drawColumn(column, number, view)));

function drawColumn({ kind, heading, items }, number, view) {
    const drawItem = (shape) => (item, index) => {
        const look = { text: String(item), name: `${heading}[${index}]`, classes: [shape] };
        return drawPlace([number, index], look, view);
    };
    const drawPileAt = (pile, index) => drawPile(pile, [number, index], heading, view);
    const drawText = (text) => element('span', { class: 'text' }, text);
    const draws = {
        text: () => (items ? [drawText(items)] : []),
        number: () => [drawText(String(items))],
        cards: () => items.map(drawItem('card')),
        letters: () => [...items].map(drawItem('tile')),
        piles: () => items.map(drawPileAt),
        pile: () => [drawPileAt(items, 0)],
    };
    const drawn = draws[kind]();
    if (drawn.length === 0) drawn.push(drawText('—'));
    const isLong = drawn.length > LONG;
    const group = isLong ? { tabindex: '0', role: 'group', 'aria-label': heading } : {};
    return element(
        'div',
        { class: `column ${kind}${isLong ? ' long' : ''}` },
        element('span', { class: 'heading' }, heading),
        element('div', { class: 'items', ...group }, ...drawn),
    );
}

// Draws a pile as stones, of which a click takes one and all above it, or as a number if it is large.
function drawPile(pile, place, heading, view) {
    const key = keyOf(place);
    if (pile > MOST_STONES || pile < 0) {
        return drawPlace(place, { text: String(pile), name: `${heading}[${place[1]}]`, classes: ['card'] }, view);
    }
    const leftBy = (move) => move.places.find(([, index]) => index === place[1])?.[2];
    const byLeft = new Map((view.byPlace.get(key) ?? []).map((move) => [leftBy(move), move]));
    const stones = Array.from({ length: pile }, (_, left) => drawStone(byLeft.get(left), `${key}:${left}`, view));
    return element(
        'div',
        { class: `pile${view.last.has(key) ? ' last' : ''}` },
        element('div', { class: 'stones' }, ...stones.reverse()),
        element('span', { class: 'count' }, String(pile)),
    );
}

function drawStone(move, key, view) {
    if (!move) return element('span', { class: 'stone' });
    const value = view.resultOfMove(move);
    const name = value ? `${move.phrase}, ${value.text}` : move.phrase;
    const onclick = () => view.onMove(move);
    const attributes = { class: 'stone place', title: name, 'aria-label': name, 'data-key': key, onclick };
    return element('button', attributes, value ? drawBadge(value) : null);
}
