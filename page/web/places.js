// Places: a column's number, or `board`, and an index. A pile's stone also has the number of stones below it.

export const BOARD = 'board';

// Returns a place as a key of maps and elements. Nobody parses it.
export const keyOf = (place) => place.join(':');

const KINDS_WITH_ITEMS = ['cards', 'piles', 'letters', 'pile'];
const PILES = ['piles', 'pile'];

// Returns the places that a move touches, in order, without stones. Where it names no column, it touches all that have
// items.
export function placesOf(move, columns) {
    const onBoard = move.board.map((index) => [BOARD, index]);
    return [...onBoard, ...inColumns(move, columns).map(([column, index]) => [column, index])];
}

// Returns the stones above which a move takes all.
export function stonesOf(move, columns) {
    const isOfPile = ([column]) => PILES.includes(columns[column]?.kind);
    return inColumns(move, columns)
        .filter(isOfPile)
        .map(([column, index, left]) => [column, index, left ?? 0]);
}

const inColumns = (move, columns) =>
    move.places.flatMap(([column, index, left]) => {
        if (column !== null) return [[column, index, left]];
        const numbers = [...columns.keys()].filter((number) => KINDS_WITH_ITEMS.includes(columns[number].kind));
        return numbers.map((number) => [number, index, left]);
    });
