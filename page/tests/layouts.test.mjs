// Tests where the parts of pictures stand, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleLayout, curveLayout, treeLayout } from '../web/layouts.js';

test('a parent stands in the middle above its children', () => {
    const { middles, width, height } = treeLayout([null, 0, 1, 1, 0]);
    assert.deepEqual(middles, [
        [1.75, 0.5],
        [1, 1.5],
        [0.5, 2.5],
        [1.5, 2.5],
        [2.5, 1.5],
    ]);
    assert.deepEqual([width, height], [3, 3]);
});

test('a path of 200,000 nodes is as wide as a leaf', () => {
    const count = 200_000;
    const { middles, width, height } = treeLayout(
        Array.from({ length: count }, (_, node) => (node === 0 ? null : node - 1)),
    );
    assert.deepEqual([width, height, middles.at(-1)], [1, count, [0.5, count - 0.5]]);
});

test('a node alone is a tree', () => {
    assert.deepEqual(treeLayout([null]), { middles: [[0.5, 0.5]], width: 1, height: 1 });
});

test('the first point of a circle is at its top', () => {
    const points = circleLayout(4).map((point) => point.map(Math.round));
    assert.deepEqual(points, [
        [50, 8],
        [92, 50],
        [50, 92],
        [8, 50],
    ]);
});

test('a lead of zero is halfway up its curve, and a total of zero at the bottom', () => {
    assert.deepEqual(curveLayout([2, -2], false), {
        points: [
            [2, 3],
            [98, 27],
        ],
        zero: 15,
    });
    assert.deepEqual(curveLayout([4, 2], true), {
        points: [
            [2, 3],
            [98, 15],
        ],
        zero: 27,
    });
    assert.deepEqual(curveLayout([0], true), { points: [[2, 27]], zero: 27 });
});
