// Tests what a click means, on every kind of board, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meaningOfClick } from '../web/clicks.js';
import { BOARD } from '../web/places.js';

// Makes a turn from the places of its moves; the position of a move is its id.
function turnOf(kind, moves) {
    const columns = kind === BOARD ? [] : [{ kind: 'text' }, { kind }];
    const made = moves.map((move, id) => {
        if (kind === BOARD) return { id, board: move, places: [] };
        return { id, board: [], places: move.map((index) => [1, index, null]) };
    });
    return { columns, moves: made };
}

const placeIn = (kind, index) => [kind === BOARD ? BOARD : 1, index];

// Returns the id of the move that a click makes, or the index of the place that it selects in brackets.
function clicked(kind, moves, index, selected = null) {
    const before = selected === null ? null : placeIn(kind, selected);
    const meaning = meaningOfClick(turnOf(kind, moves), before, placeIn(kind, index));
    if (meaning.move) return meaning.move.id;
    return meaning.selected && [meaning.selected[1]];
}

test('the only move at a place is made', () => {
    assert.equal(clicked('cards', [[0], [4]], 4), 1);
    assert.equal(clicked(BOARD, [[3], [7]], 7), 1);
});

test('the first piles of a row are taken by a click on the last of them', () => {
    const moves = [[0], [0, 1], [0, 1, 2]];
    assert.deepEqual(
        [0, 1, 2].map((index) => clicked('cards', moves, index)),
        [0, 1, 2],
    );
});

test('the last items of a row are taken by a click on the first of them', () => {
    const moves = [[2], [1, 2], [0, 1, 2]];
    assert.deepEqual(
        [0, 1, 2].map((index) => clicked('cards', moves, index)),
        [2, 1, 0],
    );
});

test('a click takes the smallest subtree', () => {
    const moves = [[0, 1, 2, 3], [1, 3], [2], [3]];
    assert.deepEqual(
        [0, 1, 2, 3].map((index) => clicked(BOARD, moves, index)),
        [0, 1, 2, 3],
    );
});

test('of moves of one size, a click makes the one that begins there', () => {
    const moves = [
        [0, 1],
        [1, 2],
        [2, 3],
    ];
    assert.deepEqual(
        [0, 1, 2].map((index) => clicked('letters', moves, index)),
        [0, 1, 2],
    );
    assert.equal(clicked('letters', moves, 3), 2);
});

test('where several moves remain, a click selects, and a second one chooses', () => {
    const moves = [[0], [0, 1], [1], [1, 2], [0, 1, 2], [2]];
    assert.deepEqual(clicked('letters', moves, 0), [0]);
    assert.equal(clicked('letters', moves, 1, 0), 1);
    assert.equal(clicked('letters', moves, 0, 1), 1);
    assert.equal(clicked('letters', moves, 2, 0), 4);
    assert.equal(clicked('letters', moves, 0, 0), 0);
});

test('a second click on a place without a move of its own selects nothing', () => {
    const moves = [
        [0, 1],
        [0, 1, 2],
    ];
    assert.deepEqual(clicked('letters', [...moves, [1, 2, 3]], 1), [1]);
    assert.equal(clicked('letters', [...moves, [1, 2, 3]], 1, 1), null);
});

test('a click beside no move of the selected place begins anew', () => {
    const moves = [[0], [0, 1], [3], [3, 4]];
    assert.deepEqual(clicked('letters', moves, 3, 0), [3]);
});

test('a click where no move is possible does nothing', () => {
    assert.equal(clicked('cards', [[0], [1]], 2), null);
    assert.deepEqual(clicked('letters', [[0], [0, 1]], 2, 0), [0]);
});

test('where a move names no column, it touches all columns with items', () => {
    const columns = [{ kind: 'number' }, { kind: 'cards' }, { kind: 'piles' }];
    const turn = { columns, moves: [{ id: 0, board: [], places: [[null, 2, null]] }] };
    for (const column of [1, 2]) assert.equal(meaningOfClick(turn, null, [column, 2]).move.id, 0);
    assert.equal(meaningOfClick(turn, null, [0, 2]).move, null);
});
