// What a click on a place means.
//
// A click that can mean only one move makes it. Otherwise it selects the place, and the next one adds to the selection.
// The move that takes exactly what is selected is made by another click on the selection.

import { keyOf, placesOf, stonesOf } from './places.js';

// Returns what clicks need to know of a turn: the keys of the places of each move, the moves at each place, best first,
// and the move that each place stands for.
export function clicksOf({ columns, moves }) {
    const keys = new Map();
    const byPlace = new Map();
    const places = new Map();
    for (const move of moves) {
        const touched = [...placesOf(move, columns), ...stonesOf(move, columns)];
        keys.set(move, new Set(touched.map(keyOf)));
        for (const place of touched) places.set(keyOf(place), place);
        for (const key of keys.get(move)) append(byPlace, key, move);
    }
    const beginsAt = (move, place) => {
        const [first] = placesOf(move, columns).filter(([column]) => column === place[0]);
        return keyOf(first) === keyOf(place);
    };
    const ownOf = (place, touching) => smallestOf(touching, keys) ?? onlyOneAt(place, touching, keys, beginsAt);
    const own = new Map([...byPlace].map(([key, touching]) => [key, ownOf(places.get(key), touching)]));
    return { keys, byPlace, own, owned: new Set(own.values()) };
}

function append(lists, key, value) {
    if (!lists.has(key)) lists.set(key, []);
    lists.get(key).push(value);
}

// Returns the move that all other moves contain: the only one, the first k of a row, a subtree; null if there is none.
function smallestOf(moves, keys) {
    if (moves.length === 0) return null;
    const sizeOf = (move) => keys.get(move).size;
    const smallest = moves.reduce((one, other) => (sizeOf(other) < sizeOf(one) ? other : one));
    const needed = [...keys.get(smallest)];
    const contains = (move) => sizeOf(move) > needed.length && needed.every((key) => keys.get(move).has(key));
    return moves.every((move) => move === smallest || contains(move)) ? smallest : null;
}

// Returns of moves of one size the only one that begins at a place; null if there is none.
function onlyOneAt(place, moves, keys, beginsAt) {
    const sizes = new Set(moves.map((move) => keys.get(move).size));
    const beginning = moves.filter((move) => beginsAt(move, place));
    return sizes.size === 1 && beginning.length === 1 ? beginning[0] : null;
}

// Returns what is selected, given the places of the clicks: all moves that touch them, best first, the keys of the places
// that these moves have in common, and the move that takes exactly those.
export function selectionOf({ keys, byPlace }, places) {
    const [first, ...others] = places.map(keyOf);
    const touching = byPlace.get(first) ?? [];
    const moves = touching.filter((move) => others.every((key) => keys.get(move).has(key)));
    const common = [...(keys.get(moves[0]) ?? [])].filter((key) => moves.every((move) => keys.get(move).has(key)));
    return { places, moves, keys: new Set(common), exact: smallestOf(moves, keys) };
}

// Returns what a click on a place does: the move that it makes, if there is one, the places that are selected then, and
// the moves that it leaves, best first.
export function meaningOfClick(clicks, selection, place) {
    const key = keyOf(place);
    const touching = clicks.byPlace.get(key) ?? [];
    if (touching.length === 0) return { move: null, selected: selection.places, moves: [] };
    if (selection.keys.has(key)) return meaningOfSecondClick(selection, place);
    const both = touching.filter((move) => selection.moves.includes(move));
    if (both.length === 0) return meaningOfFirstClick(clicks, place, touching);
    return both.length === 1 ? made(both[0]) : { move: null, selected: [...selection.places, place], moves: both };
}

const made = (move) => ({ move, selected: [], moves: [move] });

// A click is clear if each other move at its place has a place that stands for it.
function meaningOfFirstClick({ own, owned }, place, touching) {
    const move = own.get(keyOf(place));
    const isClear = move && touching.every((other) => owned.has(other));
    return isClear ? made(move) : { move: null, selected: [place], moves: touching };
}

// A click on what is selected makes the move that takes exactly this, or else gives the place up.
function meaningOfSecondClick({ places, moves, exact }, place) {
    if (exact) return made(exact);
    return { move: null, selected: places.filter((other) => keyOf(other) !== keyOf(place)), moves };
}
