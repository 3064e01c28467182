// Draws the list of moves.

import { button, element } from './elements.js';
import { make, select } from './play.js';
import { movesNamed, nameAsWritten } from './search.js';
import { isOwnTurn, state, words } from './state.js';

// Maximum number of moves in the list. Of more, a field finds those with a name.
const MOST_MOVES = 200;

export function drawMoves({ turn }, selection) {
    if (!isOwnTurn(turn)) return element('p', { class: 'waiting' }, words().replying);
    const hasSelection = selection.places.length > 0;
    const chosen = hasSelection ? selection.moves : turn.moves;
    const inOrder = state.hides ? [...chosen].sort((one, other) => one.id - other.id) : chosen;
    return element(
        'div',
        { class: 'moves' },
        element('h2', { tabindex: '-1', 'data-key': 'moves' }, hasSelection ? words().selected : words().moves),
        ...(hasSelection ? drawSelection(selection.exact) : []),
        ...(chosen.length > MOST_MOVES ? drawFinder(inOrder) : [drawList(inOrder)]),
    );
}

const drawList = (moves) => element('div', { class: 'list' }, ...moves.map((move) => drawMove(move)));

function drawMove(move, key = `move${move.id}`) {
    const value = state.hides ? null : move.result;
    const attributes = { class: `move ${value?.tone ?? ''}`, onclick: () => make(move) };
    const written = value ? [' ', element('b', {}, value.text)] : [];
    return button(key, attributes, element('span', {}, move.phrase), ...written);
}

// Says what a second click does.
function drawSelection(exact) {
    const { clickAgain, clickMore, all } = words();
    const makes = exact ? element('p', {}, clickAgain, ' ', drawMove(exact, 'exact')) : null;
    return [makes, element('p', {}, clickMore, ' ', button('all', { onclick: () => select([]) }, all))];
}

// Draws a field in which a move is named, and the moves with this name.
function drawFinder(moves) {
    const found = element('div');
    const fill = (text) => {
        const named = movesNamed(moves, text);
        const more = named.length - MOST_MOVES;
        const note = more > 0 ? element('p', {}, words().moreMoves(more)) : null;
        found.replaceChildren(...[drawList(named.slice(0, MOST_MOVES)), note].filter(Boolean));
    };
    const onkeydown = ({ key, target }) => {
        const [first, ...others] = movesNamed(moves, target.value);
        const isMeant = first && (others.length === 0 || nameAsWritten(first.name) === nameAsWritten(target.value));
        if (key === 'Enter' && isMeant) make(first);
    };
    const attributes = { type: 'search', 'data-key': 'find', 'aria-label': words().find, placeholder: words().find };
    const field = element('input', { ...attributes, oninput: ({ target }) => fill(target.value), onkeydown });
    fill('');
    return [field, found];
}
