// Tests steps in a browser: `cargo judge page`, then `node --test page/tests/*.test.mjs`.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as shared from './browser.mjs';
import { complaints, launched, newPage, PHONE, violationsOf } from './browser.mjs';

const PAGE = pathToFileURL('target/games.html').href;
const SCREEN = { width: 1280, height: 900 };
const CLASSROOM = { width: 1920, height: 1080 };
// Maximum number of frames of a kind, and milliseconds that all frames of an input may take.
const MOST_FRAMES = 50;
const MOST_TIME = 50;

// A game of each kind.
const KINDS = [
    ['1690', 'table'],
    ['913', 'rounds'],
    ['1510', 'marks'],
    ['2207', 'mex'],
    ['1730', 'bits'],
    ['1690', 'fold'],
    ['2005', 'leaves'],
    ['1686', 'sort'],
    ['2029', null],
    ['abc246_g', null],
];

let browser;
let page;

before(async () => {
    browser = await launched();
    page = await newPage(browser);
    await page.goto(PAGE);
    await page.waitForSelector('.entry');
});

after(() => browser?.close());

const key = (name) => page.locator(`[data-key="${name}"]`);
const text = (selector) => page.locator(selector).first().innerText();
const hidden = (selector) => page.locator(selector).count();

// Opens an address and waits until its steps are known.
async function open(problem, more = '') {
    await page.evaluate(
        (hash) => {
            Object.assign(state, { shown: null, course: null });
            if (location.hash === hash) load();
            else location.hash = hash;
        },
        `#problem=${encodeURIComponent(problem)}${more}`,
    );
    await page.waitForFunction(() => state.shown && state.course?.isLoaded && document.querySelector('.kinds button'));
}

// Returns all steps of an input, and how long they took.
const stepsOf = (program, input) =>
    page.evaluate(
        async ([problem, input]) => {
            const start = performance.now();
            const answer = await engine.ask({ ask: 'steps', problem, input, language: 'en' });
            return { ...answer, time: performance.now() - start };
        },
        [program, input],
    );

const flaws = async () => [...(await shared.flaws(page)), ...(await violationsOf(page))];

test('every game has steps on its opening, of at most 50 frames', async () => {
    const problems = await page.evaluate(() =>
        state.catalog.problems.map(({ program, opening }) => [program, opening]),
    );
    const documents = await page.evaluate(() => Object.keys(state.catalog.documents));
    const wrong = [];
    for (const [program, opening] of problems) {
        const { steps, time } = await stepsOf(program, opening);
        if (steps.length === 0) wrong.push(`${program}: no steps`);
        for (const { key, frames } of steps) {
            if (!frames) wrong.push(`${program}: ${key} does not fit its opening`);
            else if (frames.length > MOST_FRAMES) wrong.push(`${program}: ${frames.length} frames of ${key}`);
            const pages = (frames ?? []).flatMap(({ theorem }) => theorem?.page ?? []);
            const unknown = pages.find((name) => !documents.includes(name));
            if (unknown) wrong.push(`${program}: no link to ${unknown}`);
        }
        // The first time, other work may be in the way.
        const isSlow = time > 4 * MOST_TIME && (await stepsOf(program, opening)).time > 4 * MOST_TIME;
        if (isSlow) wrong.push(`${program}: ${time} ms`);
    }
    assert.deepEqual(wrong, []);
});

test('each kind is readable on a phone, a screen and a classroom wall', async (context) => {
    for (const [index, [problem, kind]] of KINDS.entries()) {
        await context.test(`${problem} ${kind ?? 'story'}`, async () => {
            await page.evaluate(
                ([language, theme]) => {
                    state.language = language;
                    setTheme(theme);
                },
                [index % 2 ? 'zh' : 'en', index % 4 > 1 ? 'dark' : 'light'],
            );
            await open(problem);
            const shown = kind ?? (await page.evaluate(() => state.course.steps.at(-1).key));
            for (const size of [PHONE, SCREEN, CLASSROOM]) {
                await page.setViewportSize(size);
                await open(problem, `&steps=${shown}.2`);
                assert.match(await text('.sentence'), /^2 \/ \d+/);
                assert.deepEqual(await flaws(), [], String(size.width));
            }
            await page.setViewportSize(PHONE);
            await open(problem, `&steps=${shown}.999`);
            const [, number, count] = (await text('.sentence')).match(/^(\d+) \/ (\d+)/);
            assert.equal(number, count);
            assert.deepEqual(await flaws(), []);
        });
    }
    await page.evaluate(() => {
        state.language = 'en';
        setTheme('light');
    });
});

test('an unknown kind shows the game', async () => {
    await open('1690', '&steps=nothing.2');
    assert.equal(await hidden('.steps'), 0);
    assert.equal(await key('kind-game').getAttribute('aria-pressed'), 'true');
});

const frameIs = (number) => page.waitForFunction((number) => state.steps?.number === number, number);

test('buttons, keys and the slider go through the frames, and the address follows', async () => {
    await open('1690', `&input=${encodeURIComponent('[5,3,1,4,2]')}`);
    await key('kind-fold').click();
    await frameIs(1);
    await key('step-next').click();
    await frameIs(2);
    assert.match(page.url(), /steps=fold\.2/);
    await page.keyboard.press('ArrowRight');
    await frameIs(3);
    await page.keyboard.press('ArrowLeft');
    await frameIs(2);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Space');
    await frameIs(3);
    await key('step-last').click();
    assert.ok(await key('step-next').isDisabled());
    await key('step-first').click();
    await frameIs(1);
    await key('step-slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await frameIs(3);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), 'step-slider');
    await page.reload();
    await page.waitForSelector('.steps');
    assert.match(await text('.sentence'), /^3 \//);
    await key('kind-game').click();
    await page.waitForSelector('.scores');
    assert.doesNotMatch(page.url(), /[&#]steps=/);
});

// Returns the question that the page asks now.
const asked = () =>
    page.evaluate(() => {
        const { key, number } = state.steps;
        return state.course.steps.find((steps) => steps.key === key).frames[number - 1].question;
    });

test('asked first, a reader answers, and the count stands at the end', async () => {
    await open('292', '&input=4&steps=table.1');
    await key('asks').check();
    assert.match(page.url(), /ask=1/);
    assert.equal(await key('drawer-table').count(), 0);
    let given = 0;
    while (!(await key('step-last').isDisabled())) {
        await key('step-next').click();
        const question = await asked();
        if (!question) continue;
        assert.ok((await text('.caption')).startsWith(question.text));
        const { choices, answer } = question;
        const chosen = given === 0 ? choices.findIndex((choice) => choice !== answer) : choices.indexOf(answer);
        await key(`choice${chosen}`).click();
        assert.match(await text('.caption'), given === 0 ? /^Not \S+: it is/ : /^Right\./);
        given++;
    }
    assert.ok(given > 1, String(given));
    assert.match(await text('.caption'), new RegExp(`You answered ${given - 1} of ${given} questions right`));
    await key('asks').uncheck();
    assert.doesNotMatch(await text('.caption'), /questions right/);
});

test('Next reveals first, and what is revealed does not count', async () => {
    await open('1690', `&input=${encodeURIComponent('[5,3,1,4,2]')}&steps=fold.3&ask`);
    assert.ok(await asked());
    assert.equal(
        await page
            .locator('.sheet .new')
            .first()
            .innerText()
            .then((shown) => shown.slice(0, 1)),
        '?',
    );
    assert.equal(await hidden('.sheet .best'), 0);
    await key('answer').fill(' ');
    await page.keyboard.press('Enter');
    assert.equal(await hidden('#answer'), 1);
    await key('step-next').click();
    assert.equal(await hidden('#answer'), 0);
    await frameIs(3);
    // The next frames ask for what is taken.
    do await key('step-next').click();
    while (!(await asked()));
    const { answer } = await asked();
    await key('answer').fill(answer.replace('−', '-'));
    await page.keyboard.press('Enter');
    assert.match(await text('.caption'), /^Right\./);
    await key('step-last').click();
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('Space');
    assert.match(await text('.caption'), /1 of 1 questions right/);
});

test('an input that is too large offers one that fits', async () => {
    const row = JSON.stringify(Array.from({ length: 400 }, (_, index) => (index * 7) % 50));
    await open('1690', `&input=${encodeURIComponent(row)}&steps=table.3`);
    assert.match(await text('.steps'), /too large/);
    assert.deepEqual(await flaws(), []);
    await key('fitting').click();
    await page.waitForFunction(() => state.course?.isLoaded && document.querySelector('.sheet'));
    assert.match(page.url(), /steps=table\.1/);
});

test('a theorem links to the section of its page in each language', async () => {
    for (const [language, ending] of [
        ['en', 'md#the-theorem-fold-any-peak'],
        ['zh', 'zh-CN.md#定理任何一个峰都可以折叠'],
    ]) {
        await page.evaluate((language) => Object.assign(state, { language }), language);
        await open('486', '&input=[1,5,2,7]&steps=fold.2');
        const address = decodeURIComponent(await page.locator('.theorem a').getAttribute('href'));
        assert.ok(address.endsWith(`docs/take-from-either-end.${ending}`), address);
    }
    await page.evaluate(() => Object.assign(state, { language: 'en' }));
});

test('nothing complains', () => assert.deepEqual(complaints, []));
