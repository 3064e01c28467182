// Draws a place of a board or a column.

import { element } from './elements.js';
import { keyOf } from './places.js';

export const drawBadge = ({ tone, text }) => element('span', { class: `badge ${tone}` }, text);

// Draws a place with its text: a button with the result of a click if a move touches it. `name` is for those who do not
// see where it stands. A narrow place has a short result.
export function drawPlace(place, { text, name, classes = [], style, isNarrow = false }, view) {
    const key = keyOf(place);
    const canMove = view.canClick(place);
    const value = canMove ? view.resultOfClick(place) : view.badges?.get(key);
    const isSelected = view.selected.has(key);
    const marks = [view.last.has(key) ? 'last' : '', isSelected ? 'selected' : '', canMove ? 'place' : ''];
    const attributes = { class: [...classes, ...marks].filter(Boolean).join(' '), style };
    const badge = isNarrow ? value?.short : value?.text;
    const contents = [element('span', {}, text), ...(value ? [' ', drawBadge({ ...value, text: badge })] : [])];
    if (!canMove) return element('span', attributes, ...contents);
    const whole = isNarrow ? value?.text : null;
    const said = [[text, badge].filter(Boolean).join(' '), whole, name].filter(Boolean).join(', ');
    const pressed = isSelected ? 'true' : null;
    const onclick = () => view.onPlace(place);
    const more = { 'aria-label': said, 'aria-pressed': pressed, 'data-key': key, onclick };
    return element('button', { ...attributes, ...more }, ...contents);
}
