// Tests what frames show and how answers are compared, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clamped, concealed, marksIn, partsOf } from '../web/frames.js';
import { isEmpty, isRight, tallyOf } from '../web/questions.js';

test('numbers compare however they are typed', () => {
    for (const given of ['-6', '−6', '–6', ' - 6'.replace(' 6', '6'), '－６', '-06', '-6,'])
        assert.ok(isRight(given, '−6'), given);
    for (const given of ['6', '+6', '006', '６']) assert.ok(isRight(given, '6'), given);
    for (const given of ['3 4', '3,4', '3, 4', '3，4', '3、4', '3;4']) assert.ok(isRight(given, '3 4'), given);
    for (const given of ['6', '', '-60', '- 6', '6-']) assert.ok(!isRight(given, '-6'), given);
    assert.ok(isRight('12345678901234567890', '12345678901234567890'));
    assert.ok(!isRight('12345678901234567891', '12345678901234567890'));
});

test('words compare without regard to case', () => {
    assert.ok(isRight('w', 'W'));
    assert.ok(isRight('胜', '胜'));
    assert.ok(!isRight('W', 'L'));
});

test('an empty answer is none, and only given answers count', () => {
    assert.deepEqual(['', ' ', ',', '0', '-'].map(isEmpty), [true, true, true, false, false]);
    const answers = new Map([
        ['table.2', { text: 'W', right: true }],
        ['table.3', { text: 'L', right: false }],
        ['fold.2', { text: '3', right: true }],
    ]);
    assert.deepEqual(tallyOf(answers), { right: 2, count: 3 });
    assert.deepEqual(tallyOf(new Map()), { right: 0, count: 0 });
});

test('a number past the end names the last frame', () => {
    assert.deepEqual(
        [1, 5, 6, 1e9].map((number) => clamped(number, 5)),
        [1, 5, 5, 5],
    );
});

const sheet = (...tiles) => ({ corner: '', columns: [], rows: [{ heading: 'row', tiles }] });
const frameOf = (...pictures) => ({
    title: 't',
    caption: 'c',
    theorem: { name: 'n', page: 'p' },
    question: { text: 'q', choices: [], answer: '7' },
    pictures,
});

test('a question conceals what the frame finds', () => {
    const frame = frameOf(
        sheet(
            ['7', 'win', 'new'],
            ['5', 'win', 'added'],
            ['3', 'win', 'best'],
            ['1', 'win', 'used'],
            ['2', 'win', null],
            null,
        ),
    );
    const { caption, theorem, pictures } = concealed(frame, undefined);
    assert.deepEqual([caption, theorem], ['', null]);
    const hidden = [
        ['?', 'plain', 'new'],
        ['', 'plain', null],
        ['3', 'win', 'used'],
        ['1', 'win', 'used'],
        ['2', 'win', null],
        null,
    ];
    assert.deepEqual(pictures[0].rows[0].tiles, hidden);
    const board = { label: 'W1', board: {}, tiles: [null, ['7', 'win', 'new']] };
    assert.deepEqual(concealed(frameOf(board)).pictures[0].tiles, [null, ['?', 'plain', 'new']]);
    assert.equal(concealed(frameOf(board)).pictures[0].label, '');
});

test('where the answer is no text of a tile, no mark shows the place', () => {
    const tiles = (frame) => concealed(frame).pictures[0].rows[0].tiles;
    assert.deepEqual(tiles(frameOf(sheet(['L', 'loss', 'new'], ['W', 'win', 'added']))), [
        ['', 'plain', null],
        ['', 'plain', null],
    ]);
    assert.deepEqual(tiles(frameOf(sheet(['1', 'total', 'best'], ['0', 'plain', null]))), [
        ['1', 'total', null],
        ['0', 'plain', null],
    ]);
});

test('a question keeps the owners of the frame before', () => {
    const before = frameOf(sheet(['4', 'plain', 'first'], ['3', 'plain', null]));
    const frame = frameOf(sheet(['4', 'plain', 'first'], ['3', 'plain', 'second']));
    const marks = (shown) => shown.pictures[0].rows[0].tiles.map((tile) => tile[2]);
    assert.deepEqual(marks(concealed(frame, before)), ['first', null]);
    assert.deepEqual([...marksIn(frame)], ['first', 'second']);
});

test('long rows continue below, all rows at the same place', () => {
    const tiles = (count) => Array.from({ length: count }, (_, index) => [String(index), 'plain', null]);
    const rows = [
        { heading: 'a', tiles: tiles(10) },
        { heading: 'b', tiles: tiles(3) },
    ];
    const parts = partsOf(rows, 8);
    assert.deepEqual(
        parts.map((part) => part.map((row) => [row.heading, row.tiles.length])),
        [
            [
                ['a', 5],
                ['b', 3],
            ],
            [
                ['a', 5],
                ['b', 0],
            ],
        ],
    );
    assert.deepEqual(partsOf([], 8), []);
});
