// Tests the board page in a browser: `cargo judge page`, then `node --test page/tests/*.test.mjs`.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { complaints, flaws, launched, newPage, violationsOf } from './browser.mjs';

const PAGE = pathToFileURL('target/games.html').href;

let browser;
let page;

before(async () => {
    browser = await launched();
    page = await newPage(browser);
    await page.goto(PAGE);
    await page.waitForSelector('.entry');
});

after(() => browser?.close());

// Returns whether a stored case is compared: others may take seconds.
const isSmall = (input) => input.length <= 40 && !/\d{4}/.test(input);
// Asks for a quarter of the budget: large inputs would take seconds each.
const SMALL = { quarter: true };

const place = (problem, input, more = '') =>
    `#problem=${encodeURIComponent(problem)}${input === undefined ? '' : `&input=${encodeURIComponent(input)}`}${more}`;

// Opens an address and waits for what it shows.
async function open(hash, shown = '.sentence', on = page) {
    await on.evaluate((hash) => {
        state.shown = null;
        document.getElementById('main').replaceChildren();
        if (location.hash === (hash === '#' ? '' : hash)) load();
        else location.hash = hash;
    }, hash);
    await on.waitForSelector(shown);
}

const text = (selector, on = page) => on.locator(selector).first().innerText();
const key = (name) => page.locator(`[data-key="${name}"]`);
const count = (selector) => page.locator(selector).count();

// Clicks, and waits for the turn after that many moves.
async function clickTo(locator, length) {
    await locator.click();
    await page.waitForFunction(
        (length) => state.moves.length === length && state.shown?.history?.length === length,
        length,
    );
}

const words = (text) => text.split(/\s+/).filter(Boolean).join(' ');
const answerIs = (answer, language = 'en') =>
    words(language === 'zh' ? `这组数据的答案是 ${answer}。` : `The answer to this input is ${answer}.`);
const stored = (problem, name) => readFileSync(`testcases/${problem}/${name}`, 'utf8').trim();
const casesOf = (problem) =>
    readdirSync(`testcases/${problem}`)
        .filter((name) => name.endsWith('.in'))
        .map((name) => name.slice(0, -3))
        .sort();

// Returns the stored answers of a problem's samples, one per file or as many lines for each.
function answersOfSamples(problem, count) {
    const outputs = casesOf(problem)
        .filter((name) => name.startsWith('sample'))
        .map((name) => stored(problem, `${name}.out`));
    if (outputs.length === count) return outputs;
    const lines = outputs.flatMap((output) => output.split('\n'));
    const each = lines.length / count;
    return Array.from({ length: count }, (_, index) => lines.slice(index * each, (index + 1) * each).join('\n'));
}

// Returns the inputs of a case that the page can read alone, each with its answer.
async function inputsOf(problem, name) {
    const [input, output] = ['in', 'out'].map((ending) => stored(problem, `${name}.${ending}`));
    const { error, inputs = [] } = await ask(problem, input, SMALL);
    if (error === undefined) return [[input, output]];
    const outputs = output.split('\n');
    return inputs.length === outputs.length ? inputs.map((one, index) => [one, outputs[index]]) : [];
}

const ask = (problem, input, more = {}) =>
    page.evaluate((question) => engine.ask(question), { ask: 'turn', problem, input, language: 'en', ...more });

test('the chooser lists every program and finds games', async () => {
    await open('#', '.entry');
    assert.equal(await count('.entry'), await page.evaluate(() => state.catalog.problems.length));
    assert.deepEqual([...(await flaws(page)), ...(await violationsOf(page))], []);
    for (const [searched, found] of [
        ['486', 'Predict the Winner'],
        ['nim game', 'Nim Game'],
        ['石子游戏 VII', 'Stone Game VII'],
        ['fold', 'Predict'],
    ]) {
        await page.fill('input[type=search]', 'no such game');
        await page.waitForSelector('.entry', { state: 'detached' });
        await page.fill('input[type=search]', searched);
        await page.waitForSelector('.entry');
        assert.match(await page.locator('.families').innerText(), new RegExp(found), searched);
    }
    await page.fill('input[type=search]', '486');
    await page.locator('.entry', { hasText: '486 Predict the Winner' }).click();
    await page.waitForSelector('.sentence');
    assert.match(page.url(), /problem=486/);
    await page.goBack();
    await page.waitForSelector('.entry');
});

test('the opening sample of every game is played to its end and answered', async (context) => {
    const problems = await page.evaluate(() =>
        state.catalog.problems.map((problem) => [problem.program, problem.name, problem.samples, problem.opening]),
    );
    for (const [index, [program, name, samples, sample]] of problems.entries()) {
        await context.test(program, async () => {
            const isChinese = index % 2 === 1;
            const isDark = index % 4 > 1;
            await page.evaluate(
                ([language, theme]) => {
                    state.language = language;
                    setTheme(theme);
                },
                [isChinese ? 'zh' : 'en', isDark ? 'dark' : 'light'],
            );
            await open(place(name, sample));
            assert.deepEqual([...(await flaws(page)), ...(await violationsOf(page))], []);
            if (!(await key('play').isDisabled())) await key('play').click();
            await page.waitForSelector('.answer');
            const shown = await page.evaluate(() => ({
                answer: document.querySelector('.answer').textContent,
                mistakes: document.querySelectorAll('.mistakes li').length,
            }));
            assert.equal(shown.mistakes, 0);
            assert.deepEqual(await flaws(page), []);
            const sampleIndex = samples.indexOf(sample);
            if (sampleIndex < 0) return;
            const answer = answersOfSamples(program, samples.length)[sampleIndex];
            assert.equal(words(shown.answer), answerIs(answer, isChinese ? 'zh' : 'en'));
        });
    }
    await page.evaluate(() => {
        state.language = 'en';
        setTheme('light');
    });
});

// `cargo test` compares all stored cases. These show that WebAssembly, whose `usize` has 32 bits, computes the same.
test('small stored cases have the stored answers', async () => {
    let compared = 0;
    const wrong = [];
    for (const program of await page.evaluate(() => state.catalog.problems.map((problem) => problem.program))) {
        const cases = casesOf(program).filter((name) => isSmall(stored(program, `${name}.in`)));
        for (const name of cases.slice(0, 5)) {
            for (const [input, output] of (await inputsOf(program, name)).slice(0, 6)) {
                const { answer, error, turn } = await ask(program, input, { best: 1000, ...SMALL });
                const isUnfinished = turn?.moves.length > 0;
                if (isUnfinished || answer === null) continue;
                compared++;
                if (error || words(answer) !== answerIs(output))
                    wrong.push([program, name, input, output, answer ?? error]);
            }
        }
    }
    assert.deepEqual(wrong, []);
    assert.ok(compared >= 200, String(compared));
});

test('486: clicks, undo, redo, address, language and restart', async () => {
    await open(place('486', '[1,5,233,7]'));
    assert.match(await text('.sentence'), /^First to move: the best move wins by 222\.$/);
    await clickTo(page.locator('.board button').last(), 1);
    assert.match(await text('p.last'), /^First: take right \(\+7\)\. A mistake: first had \+222, now −222\.$/);
    await clickTo(key('undo'), 0);
    await clickTo(key('redo'), 1);
    const address = page.url();
    assert.match(address, /moves=\d/);
    await key('language').click();
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN' && state.shown.sides[0] === '先手');
    assert.match(await text('.sentence'), /^轮到后手/);
    await key('language').click();
    await page.waitForFunction(() => document.documentElement.lang === 'en' && state.shown.sides[0] === 'First');
    const other = await newPage(browser);
    await other.goto(address);
    assert.match(await other.locator('.sentence').innerText(), /^Second to move/);
    await other.context().close();
    await clickTo(key('restart'), 0);
});

test('clicks on piles, letters, stones and places make or select moves', async () => {
    await open(place('1140', '[2,7,9,4,4]'));
    await clickTo(key('1:1').or(key('0:1')).first(), 1);
    assert.match(await text('p.last'), /take 2 7/);
    await open(place('294', '"++++"'));
    await clickTo(page.locator('.tile.place').nth(1), 1);
    assert.match(await text('p.last'), /\+--\+/);
    await open(place('1908', '[1,2,3]'));
    await clickTo(page.locator('button.stone').first(), 1);
    await open(place('1728'));
    await clickTo(page.locator('.cells button').last(), 1);
    assert.equal(await count('.spot.last'), 1);
    await open(place('3227', '"leetcoder"'));
    await key('1:1').or(key('0:1')).first().click();
    assert.match(await text('.moves h2'), /selected/);
    await page.locator('.tile.selected').first().click();
    await page.waitForFunction(() => state.shown.history.length === 1 || state.selected.length === 0);
});

test('a place that several moves touch is selected, and a second click makes the move', async () => {
    await open(place('2208', '[5,5,4,5]'));
    const top = (heap, left) => key(`0:${heap}:${left}`);
    await top(0, 4).click();
    assert.equal(await count('.stone.selected'), 1);
    await top(2, 3).click();
    assert.equal(await count('.stone.selected'), 2);
    await clickTo(top(0, 4), 1);
    assert.match(await text('p.last'), /4 5 3 5/);
    await clickTo(key('undo'), 0);
    await top(1, 4).click();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => state.shown?.history?.length === 1);
    assert.match(await text('p.last'), /5 4 4 5/);
    await open(place('1561', '[2,4,1,2,7,8]'));
    for (const index of [4, 0, 5]) await key(`0:${index}`).click();
    await page.waitForFunction(() => state.shown?.history?.length === 1);
    assert.match(await text('p.last'), /take 2 7 8/);
});

test('a badge is the best of what its click leaves', async () => {
    for (const [problem, input] of [
        ['2208', '[5,5,4,5]'],
        ['p2252', '8 4'],
        ['AGC 002 E', undefined],
        ['1563', undefined],
    ]) {
        await open(place(problem, input));
        const [best, badges] = await page.evaluate(() => [
            state.shown.turn.moves[0].result.text,
            [...document.querySelectorAll('.board .badge')].map((badge) => badge.textContent),
        ]);
        assert.ok(badges.includes(best), `${problem}: ${best} is not among ${badges}`);
    }
});

test('of more than 200 moves, each is found by its name', async () => {
    for (const [problem, input, name] of [
        ['p6487', '300', '217'],
        ['cses 1730', '[250,3]', '3'],
        ['p2252', '150 150', '[3 150]'],
    ]) {
        await open(place(problem, input));
        const chosen = await page.evaluate(
            (name) => state.shown.turn.moves.find((move) => move.name === name) ?? state.shown.turn.moves.at(-1),
            name,
        );
        await page.fill('[data-key=find]', chosen.name);
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => state.shown?.history?.length === 1);
        assert.equal(await page.evaluate(() => state.shown.history[0].id), chosen.id);
    }
});

test('no label contradicts what follows where positions repeat', async () => {
    for (const [problem, input, moves] of [
        ['leetcode_0913_cat_and_mouse', '[[1],[0,3],[4],[1],[2]]', 4],
        ['leetcode_1728_cat_and_mouse_ii', '["CM.F"] 1 1', 2],
        ['luogu_p6560_passing_time', '4 [[1,2],[2,1],[2,3],[3,4]] [[1,3]]', 2],
    ]) {
        const labels = { win: /^(win|必胜)/, loss: /^(loss|必败)/, tie: /^(draw|平局)/ };
        let played = [];
        for (let count = 0; count < moves; count++) {
            const { turn } = await ask(problem, input, { moves: played });
            if (turn.moves.length === 0) break;
            for (const { id, result } of turn.moves) {
                assert.match(result.text, labels[result.tone]);
                const { turn: next, ending } = await ask(problem, input, { moves: [...played, id] });
                const opposite = { win: 'loss', loss: 'win', tie: 'tie' }[next.moves[0]?.result.tone];
                if (!ending) assert.equal(opposite, result.tone);
            }
            played = [...played, turn.moves[0].id];
        }
    }
});

test('at the end, the board shows what each side took', async () => {
    await open(place('486', '[1,5,2]', '&moves=0.0.0'));
    await page.waitForSelector('.answer');
    const columns = await page.locator('.column').allInnerTexts();
    assert.deepEqual(columns.map(words), ['First: take … 1 2', 'Second: take … 5']);
});

test('edges stand out from the board', async () => {
    const contrast = () =>
        page.evaluate(() => {
            const luminance = (color) => {
                const [red, green, blue] = color.match(/[\d.]+/g).map((part) => {
                    const value = part / 255;
                    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            const style = (selector) => getComputedStyle(document.querySelector(selector));
            const [dark, light] = [
                luminance(style('.nodes line, .nodes polyline').stroke),
                luminance(style('.board').backgroundColor),
            ].sort((one, other) => one - other);
            return (light + 0.05) / (dark + 0.05);
        });
    for (const problem of ['913', '2005', 'p6560']) {
        await open(place(problem));
        for (const theme of ['light', 'dark']) {
            await page.evaluate((theme) => setTheme(theme), theme);
            assert.ok((await contrast()) >= 3, problem);
        }
    }
    await page.evaluate(() => setTheme('light'));
});

test('beyond the budget, an input that the site does not allow is not said to be playable', async () => {
    await open(place('375', '500'), '.error');
    assert.match(await text('.error'), /too many positions/);
    assert.doesNotMatch(await page.locator('main').innerText(), /but can be played/);
});

test('a click counts only for the position that is shown', async () => {
    const clickAll = (selectors) =>
        page.evaluate((selectors) => {
            for (const selector of selectors) document.querySelector(selector).click();
        }, selectors);
    const settled = async (length) => {
        await page.waitForFunction(
            (length) => engine.waiting.size === 0 && (state.shown.error || state.shown.history.length >= length),
            length,
        );
        return page.evaluate(() => [
            state.shown.error,
            state.shown.history?.length,
            state.moves.length,
            state.selected.length,
        ]);
    };
    await open(place('486', '[1,5,233,7]'));
    for (const second of [
        '.move',
        '.move:last-child',
        '.board button',
        '[data-key=best]',
        '[data-key=undo]',
        '[data-key=restart]',
    ]) {
        await clickAll(['.move', second]);
        assert.deepEqual(await settled(1), [undefined, 1, 1, 0], second);
        await clickTo(key('restart'), 0);
    }
    await clickTo(page.locator('.move').first(), 1);
    await clickAll(['[data-key=start]', '.move']);
    assert.deepEqual(await settled(0), [undefined, 0, 0, 0]);
    await clickAll(['[data-key=play]', '.move']);
    assert.deepEqual(await settled(1), [undefined, 1, 1, 0]);
    // The second click would move for the perfect player.
    await open(place('913'));
    await key('mode').selectOption('0');
    await page.waitForFunction(() => engine.waiting.size === 0);
    await clickAll(['.move', '.move']);
    assert.deepEqual(await settled(2), [undefined, 2, 2, 0]);
    assert.deepEqual(await page.evaluate(() => state.shown.history.map((entry) => entry.player)), [0, 1]);
    // The board of an earlier input.
    await open(place('3227', '"leetcoder"'));
    await key('drawer-input').click();
    await page.fill('#input', '"e"');
    await clickAll(['[data-key=use]', '.tile.place', '.move']);
    assert.deepEqual(await settled(0), [undefined, 0, 0, 0]);
});

test('a double click, or a key that is held, makes one move even if the answer comes in between', async () => {
    const twice = { clickCount: 2, delay: 80 };
    const settled = (length) => page.waitForFunction((length) => state.shown?.history?.length === length, length);
    await open('#', '.entry');
    await page.locator('.entry', { hasText: 'Predict the Winner' }).click(twice);
    await settled(0);
    for (const target of ['.board button', '.move']) {
        await open(place('486', '[1,5,233,7]'));
        await page.locator(target).last().click(twice);
        await settled(1);
        assert.equal(await page.evaluate(() => state.moves.length), 1, target);
    }
    await open(place('486', '[1,5,233,7]'));
    await page.locator('.move').first().focus();
    await page.keyboard.down('Enter');
    await settled(1);
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await settled(1);
    assert.equal(await page.evaluate(() => state.moves.length), 1);
});

test('the board shows what the rules speak of and only the input gives', async () => {
    for (const [problem, input, shown] of [
        ['464', '10 11', 'sum / desired total\n0 / 11'],
        ['EDPC K', '21 [1,2,3]', 'given numbers\n1 2 3'],
        ['CSES 1729', '10 [1,3,4]', 'given numbers\n1 3 4'],
    ]) {
        await open(place(problem, input));
        assert.ok((await text('.board')).includes(shown), problem);
    }
});

test('stored values that the page does not know are ignored', async () => {
    const other = await newPage(browser, {}, () => {
        for (const name of ['language', 'theme']) localStorage.setItem(name, 'constructor');
    });
    await other.goto(PAGE + place('486'));
    await other.waitForSelector('.sentence');
    assert.deepEqual(
        await other.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
        ['en', undefined],
    );
    await other.context().close();
});

test('the keyboard plays, and the focus stays', async () => {
    await open(place('913'));
    await page.locator('.move').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => state.shown?.history?.length === 1);
    assert.notEqual(await page.evaluate(() => document.activeElement.dataset.key), undefined);
    await page.locator('.node.place').first().focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => state.shown?.history?.length === 2);
    assert.notEqual(await page.evaluate(() => document.activeElement.dataset.key), undefined);
});

test('arrow keys go through the moves, and Escape leaves a selection', async () => {
    await open(place('486', '[1,5,233,7]'));
    await clickTo(page.locator('.move').first(), 1);
    const press = async (pressed, length) => {
        await page.keyboard.press(pressed);
        await page.waitForFunction((length) => state.shown?.history?.length === length, length);
    };
    await press('ArrowLeft', 0);
    await press('ArrowLeft', 0);
    await press('ArrowRight', 1);
    await press('ArrowRight', 1);
    // A field keeps its keys.
    await key('drawer-input').click();
    await page.locator('#input').focus();
    await press('ArrowLeft', 1);
    await open(place('3227', '"leetcoder"'));
    await page.locator('button.tile').first().click();
    assert.notEqual(await count('.selected'), 0);
    await page.keyboard.press('Escape');
    assert.equal(await count('.selected'), 0);
});

test('the rules are whole until the first move', async () => {
    await open(place('1561'));
    const isCut = () => page.evaluate(() => document.querySelector('.rules').matches('.short'));
    assert.equal(await isCut(), false);
    await clickTo(page.locator('.move').first(), 1);
    assert.equal(await isCut(), true);
    await key('rules').click();
    assert.equal(await isCut(), false);
});

test('the address keeps the side and whether results are hidden', async () => {
    await open(place('486', '[1,5,233,7]'));
    await key('mode').selectOption('1');
    await key('hides').check();
    await page.waitForFunction(() => state.shown?.history?.length === 1);
    await page.reload();
    await page.waitForSelector('.move');
    assert.deepEqual(await page.evaluate(() => [state.side, state.hides, state.shown.history.length]), ['1', true, 1]);
    await open(place('486', '[1,5,233,7]'));
    assert.deepEqual(await page.evaluate(() => [state.side, state.hides]), ['both', false]);
});

test('what has the focus is not below the bar', async () => {
    await open(place('2208', '[5,5,4,5]'));
    const covered = await page.evaluate(() => {
        const bar = document.getElementById('actions').getBoundingClientRect();
        const buttons = [...document.querySelectorAll('main button, main input, main select')];
        return buttons.filter((button) => {
            button.focus();
            return button.getBoundingClientRect().bottom > bar.top;
        }).length;
    });
    assert.equal(covered, 0);
});

test('a long input is shown shortened, and does not block the page', async () => {
    await open('#problem=p1290', '.sentence');
    await key('drawer-input').click();
    const shown = await page.evaluate(() => {
        const field = document.getElementById('input');
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', `400000\n${'25 7\n'.repeat(400_000)}`);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
        // The steps of the input that is shown may arrive now.
        draw();
        return field.value.length;
    });
    assert.ok(shown < 20_000, String(shown));
    await key('use').click();
    await page.waitForSelector('.error');
    assert.match(await text('.error'), /400000 inputs/);
    await key('input0').click();
    await page.waitForSelector('.sentence');
});

test('the edges of graphs and trees have a name', async () => {
    for (const [problem, input, edges] of [
        ['913', '[[1],[0,3],[4],[1],[2]]', 'Edges: 0–1, 1–3, 2–4'],
        ['2005', '3', 'Edges: '],
    ]) {
        await open(place(problem, input));
        const name = await page.locator('.nodes svg').getAttribute('aria-label');
        assert.ok(name.startsWith(edges), name);
    }
});

test('the perfect player replies, and undo takes back its reply too', async () => {
    await open(place('913'));
    await key('mode').selectOption('0');
    await page.waitForFunction(() => state.shown?.turn && !document.querySelector('.waiting'));
    await page.locator('.move').first().click();
    await page.waitForFunction(() => state.shown?.history?.length === 2);
    assert.equal(await count('p.reply'), 1);
    assert.equal(await count('.node.last'), 1);
    await clickTo(key('undo'), 0);
    await key('mode').selectOption('1');
    await page.waitForFunction(() => state.shown?.history?.length === 1);
    assert.match(await text('.sentence'), /^Your move/);
});

test('hidden results are told at the end', async () => {
    await open(place('486', '[1,5,233,7]'));
    await key('hides').check();
    assert.equal(await count('.badge, .move b, td'), 0);
    await clickTo(page.locator('.board button').last(), 1);
    assert.doesNotMatch(await page.locator('main').innerText(), /mistake|222/i);
    await key('play').click();
    await page.waitForSelector('.answer');
    assert.match(await text('.mistakes'), /Move 1, take right\. A mistake: first had \+222, now −222\./);
    assert.match(await text('.sentence'), /Second won by 222/);
    await key('hides').uncheck();
    await key('swap').click();
    await page.waitForFunction(() => state.side === '1' && state.shown?.history?.length === 1);
});

test('the history goes back, and the table marks the position', async () => {
    await open(place('486', '[1,5,233,7]', '&moves=0.0'));
    await key('drawer-table').click();
    await page.waitForSelector('td.current');
    assert.equal(await count('td.win, td.loss, td.tie'), 10);
    await clickTo(key('history0'), 1);
    assert.equal(await text('td.current'), '−221');
    await open(place('1510', '17'));
    await key('drawer-table').click();
    await page.waitForSelector('td.current');
    await key('grundy').check();
    assert.equal(await text('td.current'), '0');
});

test('input: samples, random, a losing one, a bad one', async () => {
    await open(place('486'));
    await key('drawer-input').click();
    for (const name of ['sample0', 'random', 'losing']) {
        const earlier = await page.evaluate(() => {
            state.shown.isEarlier = true;
            return state.input;
        });
        await key(name).click();
        await page.waitForFunction(() => state.shown && !state.shown.isEarlier && document.querySelector('.sentence'));
        if (name === 'random') assert.notEqual(await page.evaluate(() => state.input), earlier);
    }
    assert.match(await text('.sentence'), /every move loses/);
    await page.fill('#input', '[1,x]');
    await key('use').click();
    await page.waitForSelector('.error');
    assert.match(await text('.error'), /cannot be read: .*expected an integer, found "x"/);
    assert.equal(await page.inputValue('#input'), '[1,x]');
    await key('language').click();
    await page.waitForFunction(() => document.querySelector('.error')?.innerText.startsWith('输入有误'));
    await key('language').click();
    await page.waitForFunction(() => document.querySelector('.error')?.innerText.startsWith('This input'));
    await open('#problem=p1290', '.sentence');
    await key('drawer-input').click();
    await page.fill('#input', '2\n25 7\n24 15\n');
    await key('use').click();
    await page.waitForSelector('.error');
    assert.match(await text('.error'), /2 inputs/);
    await key('input1').click();
    await page.waitForSelector('.sentence');
    assert.equal(await page.evaluate(() => state.input), '24 15');
});

test('a long computation can be cancelled, and beyond the budget only the answer is shown', async () => {
    await page.evaluate(
        (hash) => {
            location.hash = hash;
        },
        place('464', '20 200'),
    );
    await page.locator('[data-key=cancel]').click();
    assert.match(await text('.error'), /^Cancelled/);
    await open(place('294', '"++++"'));
    await open(place('294', `"${'+'.repeat(60)}"`), '.error');
    assert.match(await text('.error'), /too many positions.*\sThe answer to this input is true\./s);
    await open(place('292', '2147483647'), '.error');
    assert.match(await text('.error'), /too many positions.*\sAn input such as 4 can be played\./s);
});

test('whatever an address holds, the page says one sentence', async () => {
    const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    for (const problem of ['486', '1728', '294', '2005', '913', '3283']) {
        const megabyte = problem === '486' || problem === '1728' ? [place(problem, 'x'.repeat(1_000_000))] : [];
        const hashes = [
            ...megabyte,
            place(problem, markup),
            place(problem, '['.repeat(100_000)),
            place(problem, undefined, '&moves=0.99999.3'),
            place(problem, undefined, '&moves=x.-1.1e99'),
            place(problem, undefined, '&game=7'),
            place(problem, ''),
            place(problem, '[1] [2] [3] "a"'),
            `#problem=${markup}`,
            '#problem=constructor',
            '#problem=%E0%A4%A',
        ];
        for (const hash of hashes) {
            await open(hash, '.error');
            assert.equal(await count('.error'), 1);
            assert.equal(await count('main img, main script'), 0, hash.slice(0, 60));
            assert.ok((await text('.error')).length < 800);
            assert.deepEqual(await flaws(page), [], hash.slice(0, 60));
        }
    }
    assert.notEqual(await page.title(), '1');
});

test('after a crash the games are started anew', async () => {
    await open(place('486'));
    await page.evaluate(() => {
        engine.worker.postMessage = (data) => engine.settle({ id: data.id, failure: 'out of memory' });
        load();
    });
    await page.waitForSelector('.error');
    assert.match(await text('.error'), /stopped.*started anew/);
    await open(place('486', '[1,2]'));
});

test('the page works without a worker, beside a wide screen, and explains itself without scripts', async () => {
    const other = await newPage(browser, { viewport: { width: 1280, height: 900 } }, () => {
        delete globalThis.Worker;
    });
    await other.goto(PAGE + place('486', '[1,5,233,7]'));
    await other.waitForSelector('td.current');
    assert.match(await text('.sentence', other), /wins by 222/);
    assert.deepEqual(await flaws(other), []);
    await other.context().close();
    const still = await newPage(browser, { javaScriptEnabled: false });
    await still.goto(PAGE);
    assert.match(await still.locator('body').innerText(), /needs JavaScript/);
    await still.context().close();
});

test('a web server can serve the page, which can send nothing', async () => {
    const server = createServer((_, answer) =>
        answer.setHeader('content-type', 'text/html').end(readFileSync('target/games.html')),
    );
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const other = await (await browser.newContext({ locale: 'en' })).newPage(browser);
    await other.goto(`http://127.0.0.1:${server.address().port}/${place('486')}`);
    await other.waitForSelector('.sentence');
    const refused = await other.evaluate(
        () =>
            new Promise((resolve) => {
                document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
                fetch('https://example.org/').catch(() => {});
            }),
    );
    assert.equal(refused, 'connect-src');
    await other.context().close();
    server.close();
});

test('nothing was complained about or requested', () => assert.deepEqual(complaints, []));

test('the file is small', () => assert.ok(readFileSync('target/games.html').length <= 750_000));
