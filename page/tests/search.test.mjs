// Tests how moves are found, without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesNamed } from '../web/search.js';

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
