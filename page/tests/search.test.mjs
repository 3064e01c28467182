// Tests how games are found, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesOf, movesNamed, problemNamed } from '../web/search.js';

const both = (text) => ({ en: text, zh: text });
const problemOf = (program, name, title) => ({
    program,
    name,
    number: both(name),
    title,
    family: 'Row',
    technique: both('DP'),
    time: both('O(n)'),
    difficulty: both('Easy'),
    usual: { en: [], zh: [] },
    others: ['Nim'],
});
const CATALOG = {
    families: [{ name: 'Row', title: both('Numbers in a row') }],
    problems: [
        problemOf('leetcode_0486', '486', { en: 'Predict the Winner', zh: '预测赢家' }),
        problemOf('leetcode_0877', '877', { en: 'Stone Game', zh: '石子游戏' }),
    ],
    synonyms: [['fold', 'predict']],
};
const found = (text) => matchesOf(CATALOG, text).map(({ name }) => name);

test('a game has all words of the text, in either language', () => {
    assert.deepEqual(found(''), ['486', '877']);
    assert.deepEqual(found('row NIM'), ['486', '877']);
    assert.deepEqual(found('the Winner, 486'), ['486']);
    assert.deepEqual(found('石子'), ['877']);
    assert.deepEqual(found('fold'), ['486']);
    assert.deepEqual(found('stone winner'), []);
});

test('an address names a game by its program, its number or words that only it has', () => {
    const named = (name) => problemNamed(CATALOG, name)?.name ?? null;
    assert.deepEqual(['leetcode_0486', '877', 'stone', 'row', 'none'].map(named), ['486', '877', '877', null, null]);
});

test('of the moves whose phrase has a text, the one of this name comes first', () => {
    const named = (phrase, names, text) =>
        movesNamed(
            names.map((name) => ({ name, phrase: phrase.replace('{}', name) })),
            text,
        ).map(({ name }) => name);
    const numbers = ['31', '13', '130', '3', '2'];
    assert.deepEqual(named('leave {}', numbers, '3'), ['3', '31', '13', '130']);
    assert.deepEqual(named('leave {}', numbers, ' 13 '), ['13', '130']);
    assert.deepEqual(named('leave {}', numbers, ''), numbers);
    assert.deepEqual(named('leave {}', numbers, 'Leave 2'), ['2']);
    assert.deepEqual(named('take {}', ['3', '−3'], '-3'), ['−3']);
    assert.deepEqual(named('{}', ['+--+', '--++'], '--'), ['--++', '+--+']);
});
