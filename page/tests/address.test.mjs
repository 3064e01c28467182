// Tests addresses, without a browser. What people have kept stays valid.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, parsedAddress } from '../web/address.js';

const PLAYED = {
    name: '486',
    input: '[1,5,2]',
    game: 0,
    moves: [],
    side: 'both',
    hides: false,
    steps: null,
    asks: false,
};

test('an address holds the game, the input and the moves', () => {
    assert.deepEqual(parsedAddress('#problem=486&input=%5B1%2C5%2C2%5D'), PLAYED);
    const more = '#problem=486&input=[1,5,2]&game=2&moves=0.1.12';
    assert.deepEqual(parsedAddress(more), { ...PLAYED, game: 2, moves: [0, 1, 12] });
});

test('an address may lack all', () => {
    assert.deepEqual(parsedAddress(''), { ...PLAYED, name: null, input: null });
    assert.deepEqual(parsedAddress('#problem=486'), { ...PLAYED, input: null });
});

test('what is written is parsed again', () => {
    const inputs = ['[1,5,2]', '', '2\n25 7', 'a&b=c#d%', '"+ +"'];
    const others = inputs.map((input) => ({ ...PLAYED, input }));
    const played = { ...PLAYED, game: 3, moves: [7, 0], side: '1', hides: true };
    const stepped = { ...PLAYED, steps: { key: 'fold', number: 3 }, asks: true };
    for (const { name, ...parts } of [...others, played, stepped]) {
        const written = addressOf({ ...parts, problem: { name } });
        assert.deepEqual(parsedAddress(written), { name, ...parts });
    }
    assert.equal(addressOf({ ...PLAYED, problem: null }), '#');
});

test('an address names a frame of steps', () => {
    const stepsOf = (text) => parsedAddress(`#problem=486&steps=${text}`).steps;
    assert.deepEqual(stepsOf('table.7'), { key: 'table', number: 7 });
    assert.deepEqual(stepsOf('fold'), { key: 'fold', number: 1 });
    for (const number of ['0', '-3', 'x', '']) assert.deepEqual(stepsOf(`fold.${number}`), { key: 'fold', number: 1 });
    assert.equal(stepsOf(''), null);
    const { steps, asks } = parsedAddress('#problem=486&steps=fold.2&ask');
    assert.deepEqual([steps, asks], [{ key: 'fold', number: 2 }, true]);
});

test('what cannot be read is refused later, or ignored', () => {
    const { game, moves, side, hides } = parsedAddress('#problem=486&game=x&moves=1.x.2&side=2&hide=yes');
    assert.deepEqual([game, moves, side, hides], [Number.NaN, [1, Number.NaN, 2], 'both', false]);
});
