// Tests what a click means, on every kind of board, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clicksOf, meaningOfClick, selectionOf } from '../web/clicks.js';
import { BOARD, keyOf } from '../web/places.js';

// Makes a turn from the places of its moves, best first; the position of a move is its id. A place of a column may be a
// pair of an index and what is left there.
function turnOf(kind, moves) {
    const columns = kind === BOARD ? [] : [{ kind: 'text' }, { kind }];
    const made = moves.map((move, id) => {
        if (kind === BOARD) return { id, board: move, places: [] };
        const places = move.map((place) => (Array.isArray(place) ? [1, ...place] : [1, place, null]));
        return { id, board: [], places };
    });
    return { columns, moves: made };
}

// Clicks on places, each an index or a pair of an index and a stone. Returns for each click the id of the move that it
// makes, or all that is selected then, in brackets.
function clicked(kind, moves, ...clicks) {
    const known = clicksOf(turnOf(kind, moves));
    let places = [];
    return clicks.map((click) => {
        const place = [kind === BOARD ? BOARD : 1].concat(click);
        const meaning = meaningOfClick(known, selectionOf(known, places), place);
        places = meaning.selected;
        if (meaning.move) return meaning.move.id;
        return [...selectionOf(known, places).keys].map((key) => key.slice(key.indexOf(':') + 1));
    });
}

// Returns the ids of the moves that clicks on places leave, when others are selected.
function leftBy(kind, moves, selected, clicks) {
    const known = clicksOf(turnOf(kind, moves));
    const place = (click) => [kind === BOARD ? BOARD : 1].concat(click);
    const selection = selectionOf(known, selected.map(place));
    return clicks.map((click) => meaningOfClick(known, selection, place(click)).moves.map(({ id }) => id));
}

const ROW = [[0], [0, 1], [1], [1, 2], [0, 1, 2], [2]];
const TRIPLES = [
    [0, 1, 2],
    [0, 1, 3],
    [0, 2, 3],
    [1, 2, 3],
];

// One click

test('the only move at a place is made', () => {
    assert.deepEqual(clicked('cards', [[0], [4]], 4), [1]);
    assert.deepEqual(clicked(BOARD, [[3], [7]], 7), [1]);
});

test('the first items of a row are taken by a click on the last of them', () => {
    assert.deepEqual(clicked('cards', [[0], [0, 1], [0, 1, 2]], 0, 1, 2), [0, 1, 2]);
});

test('the last items of a row are taken by a click on the first of them', () => {
    assert.deepEqual(clicked('cards', [[2], [1, 2], [0, 1, 2]], 0, 1, 2), [2, 1, 0]);
});

test('a click takes the smallest subtree', () => {
    assert.deepEqual(clicked(BOARD, [[0, 1, 2, 3], [1, 3], [2], [3]], 0, 1, 2, 3), [0, 1, 2, 3]);
});

test('of moves of one size, a click makes the one that begins there', () => {
    const pairs = [
        [0, 1],
        [1, 2],
        [2, 3],
    ];
    assert.deepEqual(clicked('letters', pairs, 0, 1, 2, 3), [0, 1, 2, 2]);
});

test('a stone is taken with all above it', () => {
    const moves = [[[0, 0]], [[0, 1]], [[0, 2]], [[1, 0]]];
    for (const kind of ['piles', 'pile']) {
        assert.deepEqual(clicked(kind, moves, [0, 1], [0, 0], [1, 0]), [1, 0, 3]);
    }
    assert.deepEqual(clicked('piles', [[0]], [0, 0]), [0]);
});

test('the largest pile, or one stone of each', () => {
    const moves = [
        [[0, 0]],
        [
            [0, 2],
            [1, 1],
        ],
    ];
    assert.deepEqual(clicked('piles', moves, [0, 0], [0, 2], [1, 1]), [0, 1, 1]);
    // Large piles are numbers, of which a move may leave any part.
    assert.deepEqual(clicked('piles', moves, 1), [1]);
    assert.deepEqual(clicked('piles', moves, 0, 1), [['0'], 1]);
});

// Several clicks

test('where several moves remain, a click selects, and a second one makes exactly what is selected', () => {
    assert.deepEqual(clicked('letters', ROW, 0, 0), [['0'], 0]);
    assert.deepEqual(clicked('letters', ROW, 0, 1, 1), [['0'], ['0', '1'], 1]);
    assert.deepEqual(clicked('letters', ROW, 1, 0, 1), [['1'], ['0', '1'], 1]);
});

test('what lies between is selected too, and the only move that remains is made', () => {
    assert.deepEqual(clicked('letters', ROW, 0, 2), [['0'], 4]);
    const longer = [...ROW, [3], [2, 3], [1, 2, 3], [0, 1, 2, 3]];
    assert.deepEqual(clicked('letters', longer, 2, 0, 1), [['2'], ['0', '1', '2'], 4]);
});

test('a triple is made in any order', () => {
    assert.deepEqual(clicked('cards', TRIPLES, 3, 0, 2), [['3'], ['0', '3'], 2]);
    assert.deepEqual(clicked('cards', TRIPLES, 2, 3, 0), [['2'], ['2', '3'], 2]);
});

test('without a move of its own, a selection is given up place by place', () => {
    assert.deepEqual(clicked('cards', TRIPLES, 3, 0, 3, 0), [['3'], ['0', '3'], ['0'], []]);
});

test('any heaps may be chosen: another click on one of them makes the move', () => {
    const moves = [
        [[0, 4]],
        [[1, 4]],
        [
            [0, 4],
            [1, 4],
        ],
        [[2, 3]],
        [
            [0, 4],
            [2, 3],
        ],
        [
            [1, 4],
            [2, 3],
        ],
        [
            [0, 4],
            [1, 4],
            [2, 3],
        ],
    ];
    assert.deepEqual(clicked('piles', moves, [1, 4], [1, 4]), [['1', '1:4'], 1]);
    assert.deepEqual(clicked('piles', moves, [1, 4], [2, 3], [1, 4]), [['1', '1:4'], ['1', '2', '1:4', '2:3'], 5]);
    assert.deepEqual(clicked('piles', moves, [1, 4], [2, 3], [0, 4]).at(-1), 6);
});

test('from one pile, or as many from both', () => {
    const moves = [
        [[0, 1]],
        [[0, 0]],
        [[1, 1]],
        [[1, 0]],
        [
            [0, 1],
            [1, 1],
        ],
        [
            [0, 0],
            [1, 0],
        ],
    ];
    assert.deepEqual(clicked('piles', moves, [0, 1], [0, 1]), [['0', '0:1'], 0]);
    assert.deepEqual(clicked('piles', moves, [0, 1], [1, 1]), [['0', '0:1'], 4]);
    // No move leaves 1 here and 0 there.
    assert.deepEqual(clicked('piles', moves, [0, 1], [1, 0], [1, 0]), [['0', '0:1'], ['1', '1:0'], 3]);
});

test('the row is cut at either end', () => {
    const cuts = [[0], [0, 1], [0, 1, 2], [3], [2, 3], [1, 2, 3]];
    assert.deepEqual(clicked('cards', cuts, 1, 0, 0), [['1'], ['0', '1'], 1]);
    assert.deepEqual(clicked('cards', cuts, 0, 2), [['0'], 2]);
});

test('moves at the same places are chosen from the list', () => {
    assert.deepEqual(clicked('letters', [[1], [1], [3]], 1, 1, 3), [['1'], [], 2]);
});

test('a click beside no move of the selected place begins anew', () => {
    assert.deepEqual(clicked('letters', [[0], [0, 1], [1], [3], [3, 4], [4]], 0, 3), [['0'], ['3']]);
});

test('a click where no move is possible does nothing', () => {
    assert.deepEqual(clicked('cards', [[0], [1]], 2), [[]]);
    assert.deepEqual(clicked('letters', ROW, 0, 5), [['0'], ['0']]);
});

// Badges

test('a click leaves the moves whose best is shown', () => {
    assert.deepEqual(leftBy('cards', [[0], [0, 1], [0, 1, 2]], [], [0, 1, 2]), [[0], [1], [2]]);
    assert.deepEqual(leftBy('letters', ROW, [], [0, 1]), [
        [0, 1, 4],
        [1, 2, 3, 4],
    ]);
    assert.deepEqual(leftBy('letters', ROW, [0], [0, 1, 2]), [[0], [1, 4], [4]]);
    assert.deepEqual(leftBy('cards', TRIPLES, [3], [3, 0]), [
        [1, 2, 3],
        [1, 2],
    ]);
});

test('by clicks alone, every move with places of its own can be made', () => {
    for (const [kind, moves] of [
        ['letters', ROW],
        ['cards', TRIPLES],
        [BOARD, [[0, 1, 2, 3], [1, 3], [2], [3]]],
        ['cards', [[0], [0, 1], [0, 1, 2], [3], [2, 3], [1, 2, 3]]],
    ]) {
        const made = new Set();
        const known = clicksOf(turnOf(kind, moves));
        const column = kind === BOARD ? BOARD : 1;
        const places = [...known.byPlace.keys()].map((key) => [column, Number(key.split(':')[1])]);
        const follow = (selected, depth) => {
            for (const place of depth > 0 ? places : []) {
                const meaning = meaningOfClick(known, selectionOf(known, selected), place);
                if (meaning.move) made.add(meaning.move.id);
                else follow(meaning.selected, depth - 1);
            }
        };
        follow([], 4);
        assert.equal(made.size, moves.length);
    }
});

test('where a move names no column, it touches all columns with items', () => {
    const columns = [{ kind: 'number' }, { kind: 'cards' }, { kind: 'letters' }];
    const moves = [0, 1, 2].map((index) => ({
        id: index,
        board: [],
        places: [
            [null, index, null],
            [null, index + 1, null],
        ],
    }));
    const known = clicksOf({ columns, moves });
    const clickedAt = (place) => meaningOfClick(known, selectionOf(known, []), place).move?.id ?? null;
    assert.deepEqual(
        [0, 1, 2].map((column) => clickedAt([column, 1])),
        [null, 1, 1],
    );
    assert.equal(keyOf([1, 1]), '1:1');
});
