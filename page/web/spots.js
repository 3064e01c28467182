// Draws a place of a board or a column.

import { element } from './elements.js';
import { isSamePlace, keyOf } from './places.js';

export const drawBadge = ({ kind, text }) => element('span', { class: `badge ${kind}` }, text);

// Draws a place with its text: a button with the result of a click if a move touches it. `name` is for those who do not
// see where it stands.
export function drawPlace(place, { text, name, classes = [], style }, view) {
    const key = keyOf(place);
    const moves = view.byPlace.get(key);
    const value = moves ? view.resultOfClick(place, moves) : view.badges?.get(key);
    const isSelected = isSamePlace(view.selected, place);
    const marks = [view.last.has(key) ? 'last' : '', isSelected ? 'selected' : '', moves ? 'place' : ''];
    const attributes = { class: [...classes, ...marks].filter(Boolean).join(' '), style };
    const contents = [element('span', {}, text), ...(value ? [' ', drawBadge(value)] : [])];
    if (!moves) return element('span', attributes, ...contents);
    const said = [[text, value?.text].filter(Boolean).join(' '), name].filter(Boolean).join(', ');
    const pressed = isSelected ? 'true' : null;
    const onclick = () => view.onPlace(place);
    const more = { 'aria-label': said, 'aria-pressed': pressed, 'data-key': key, onclick };
    return element('button', { ...attributes, ...more }, ...contents);
}
