// What a click on a place means.

import { BOARD, isSamePlace, keyOf, movesByPlace } from './places.js';

const sizeOf = (move) => move.places.length + move.board.length;
const indicesInColumns = (move) => move.places.map(([, index]) => index);
const onlyOne = (moves) => (moves.length === 1 ? moves[0] : null);

// Returns the move that a click on a place makes, given the moves that touch it and all moves of the turn; null if
// several remain to choose from. A click makes the smallest move that takes the place if all moves have the same first
// or last place (the first piles of a row) or take subtrees, or else the only one that begins there.
export function moveOfClick(moves, [column, index], all) {
    if (moves.length === 1) return moves[0];
    const bySize = [...moves].sort((one, other) => sizeOf(one) - sizeOf(other));
    const allDiffer = bySize.every((move, number) => number === 0 || sizeOf(move) > sizeOf(bySize[number - 1]));
    const indicesOf = (move) => (column === BOARD ? move.board : indicesInColumns(move));
    const haveSameEnd = [0, -1].some((end) => new Set(all.map((move) => indicesOf(move).at(end))).size === 1);
    if (allDiffer && (haveSameEnd || column === BOARD)) return bySize[0];
    if (sizeOf(bySize[0]) < sizeOf(bySize.at(-1))) return null;
    return onlyOne(moves.filter((move) => indicesOf(move)[0] === index));
}

// Returns the only move that takes all from one place to another, whichever was clicked first.
function moveBetween(moves, one, other) {
    const [start, end] = [one[1], other[1]].sort((first, second) => first - second);
    return onlyOne(
        moves.filter((move) => {
            const indices = indicesInColumns(move);
            return indices[0] === start && indices.at(-1) === end && indices.length === end - start + 1;
        }),
    );
}

// Returns what a click on a place does: the move that it makes, if there is one, and the place that is selected then.
// After another place was selected, it chooses among the moves that touch both.
export function meaningOfClick(turn, selected, place) {
    const byPlace = movesByPlace(turn);
    const moves = byPlace.get(keyOf(place)) ?? [];
    if (moves.length === 0) return { move: null, selected };
    const beside = selected ? byPlace.get(keyOf(selected)) : [];
    const both = moves.filter((move) => beside.includes(move));
    if (both.length === 0) {
        const move = moveOfClick(moves, place, turn.moves);
        return { move, selected: move ? null : place };
    }
    const isSecond = isSamePlace(selected, place);
    const move = moveBetween(both, selected, place) ?? (isSecond ? null : moveOfClick(both, place, turn.moves));
    return { move, selected: move || isSecond ? null : place };
}
