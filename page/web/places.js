// Places: pairs of a column's number, or `board`, and an index.

export const BOARD = 'board';

// Returns a place as a key of maps and elements. Nobody parses it.
export const keyOf = ([column, index]) => `${column}:${index}`;

export const isSamePlace = (one, other) => one !== null && keyOf(one) === keyOf(other);

const KINDS_WITH_ITEMS = ['cards', 'piles', 'letters', 'pile'];

// Returns the places that a move touches, in order. Where it names no column, it touches all that have items.
export function placesOf(move, columns) {
    const places = move.board.map((index) => [BOARD, index]);
    for (const [column, index] of move.places) {
        if (column === null) {
            columns.forEach(({ kind }, number) => {
                if (KINDS_WITH_ITEMS.includes(kind)) places.push([number, index]);
            });
        } else {
            places.push([column, index]);
        }
    }
    return places;
}

// Returns the moves of a turn by the keys of the places that they touch.
export function movesByPlace(turn) {
    const byPlace = new Map();
    for (const move of turn.moves) {
        for (const key of placesOf(move, turn.columns).map(keyOf)) {
            if (!byPlace.has(key)) byPlace.set(key, []);
            byPlace.get(key).push(move);
        }
    }
    return byPlace;
}
