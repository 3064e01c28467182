// Draws the columns of a position.

import { element } from './elements.js';
import { keyOf } from './places.js';
import { drawBadge, drawPlace } from './spots.js';

const MOST_STONES = 20;
// A column of more items is drawn smaller.
const LONG = 60;
// A row of so many cards with so few letters stands in one line, so that its last card is not below it.
const MOST_IN_A_LINE = 8;
const MOST_LETTERS_IN_A_LINE = [3, 4];

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
    const classOfItems = kind === 'cards' && fitsInALine(drawn) ? 'items line' : 'items';
    const group = isLong ? { tabindex: '0', role: 'group', 'aria-label': heading } : {};
    return element(
        'div',
        { class: `column ${kind}${isLong ? ' long' : ''}` },
        element('span', { class: 'heading' }, heading),
        element('div', { class: classOfItems, ...group }, ...drawn),
    );
}

const fitsInALine = (cards) =>
    cards.length <= MOST_IN_A_LINE &&
    cards.every(({ children }) =>
        [...children].every((part, index) => part.textContent.length <= MOST_LETTERS_IN_A_LINE[index]),
    );

// Draws a pile as stones, of which a click takes one and all above it, or as a number if it is large.
function drawPile(pile, place, heading, view) {
    const key = keyOf(place);
    if (pile > MOST_STONES || pile < 0) {
        return drawPlace(place, { text: String(pile), name: `${heading}[${place[1]}]`, classes: ['card'] }, view);
    }
    const stones = Array.from({ length: pile }, (_, left) => drawStone([...place, left], heading, view));
    return element(
        'div',
        { class: `pile${view.last.has(key) ? ' last' : ''}` },
        element('div', { class: 'stones' }, ...stones.reverse()),
        element('span', { class: 'count' }, String(pile)),
    );
}

function drawStone(place, heading, view) {
    if (!view.canClick(place)) return element('span', { class: 'stone' });
    const key = keyOf(place);
    const isSelected = view.selected.has(key);
    const value = view.resultOfClick(place);
    const meant = view.moveOfClick(place)?.phrase ?? `${heading}[${place[1]}] → ${place[2]}`;
    const name = value ? `${meant}, ${value.text}` : meant;
    const attributes = {
        class: `stone place${isSelected ? ' selected' : ''}`,
        title: name,
        'aria-label': name,
        'aria-pressed': isSelected ? 'true' : null,
        'data-key': key,
        onclick: () => view.onPlace(place),
    };
    return element('button', attributes, value ? drawBadge(value) : null);
}
