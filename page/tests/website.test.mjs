// Tests the website in a browser, opened from its folder: `cargo judge website`, then
// `node --test page/tests/website.test.mjs`.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { complaints, flaws, launched, newPage, violationsOf } from './browser.mjs';

// A page of each kind, in both languages.
const PAGES = [
    'index.html',
    'README.zh-CN.html',
    'docs/classic-games.html',
    'docs/classic-games.zh-CN.html',
    'docs/programs.html',
    'docs/judge.zh-CN.html',
    'docs/take-from-either-end.html',
    'docs/in-one-picture.html',
    'LICENSE-MIT.html',
    'src/bin/leetcode_0486_predict_the_winner.rs.html',
];

let browser;
let page;

before(async () => {
    browser = await launched();
    page = await newPage(browser);
});

after(() => browser?.close());

const address = (path) => pathToFileURL('target/website/').href + path;
const open = (path) => page.goto(address(path));

test('no page is wider than a phone, and axe finds nothing on a page of each kind, light and dark', async () => {
    const documents = readdirSync('target/website/docs').filter((name) => name.endsWith('.html'));
    const paths = new Set([...PAGES, ...documents.map((name) => `docs/${name}`)]);
    for (const path of paths) {
        await open(path);
        const found = await flaws(page);
        if (PAGES.includes(path)) {
            found.push(...(await violationsOf(page)));
            await page.emulateMedia({ colorScheme: 'dark' });
            found.push(...(await violationsOf(page, ['color-contrast'])));
            await page.emulateMedia({ colorScheme: 'light' });
        }
        assert.deepEqual(found, []);
    }
});

test('a program is copied as it is to be submitted', async () => {
    const program = 'src/bin/leetcode_0486_predict_the_winner.rs';
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${program}.html`);
    await page.click('button.copy');
    await page.waitForFunction(() => document.querySelector('button.copy').textContent.startsWith('Copied'));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), readFileSync(program, 'utf8'));
});

test('links to the board that the home page once was go on to it', async () => {
    await open('index.html#problem=486&input=%5B1%2C5%2C2%5D');
    await page.waitForSelector('.sentence');
    assert.match(page.url(), /games\.html#problem=486&input=%5B1%2C5%2C2%5D/);
});

test('a command leads to the board with its input', async () => {
    await open('docs/from-recursion-to-the-fold.html');
    await page.click('a.command');
    await page.waitForSelector('.sentence');
    assert.match(page.url(), /website\/games\.html#problem=486&input=%5B4%2C2%2C9%2C7%2C1%2C5%5D/);
});

test('the board explains a game in its section', async () => {
    await open('games.html#problem=P2252&input=8+4');
    await page.waitForSelector('.sentence');
    await page.click('[data-key="drawer-idea"]');
    const link = await page.locator('.links a', { hasText: 'Explanation' }).getAttribute('href');
    await open(link);
    assert.equal(await page.evaluate(() => document.querySelector(':target').textContent), "5. Wythoff's game");
});

test('answers stay folded on paper', async () => {
    await open('docs/from-heaps-to-grundy.html');
    await page.evaluate(() =>
        document.querySelectorAll('details').forEach((answer) => {
            answer.open = true;
        }),
    );
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(
        () => [...document.querySelectorAll('details > :not(summary)')].filter((part) => part.checkVisibility()).length,
    );
    await page.emulateMedia({ media: 'screen' });
    assert.equal(shown, 0);
});

test('each sheet prints on one page, with all its columns', async () => {
    const screen = page.viewportSize();
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    const sheets = readdirSync('target/website/docs').filter((name) => /^sheet-.*\.html$/.test(name));
    for (const sheet of sheets) {
        await open(`docs/${sheet}`);
        for (const format of ['A4', 'Letter']) {
            const paper = (await page.pdf({ format })).toString('latin1');
            assert.equal(paper.match(/\/Type\s*\/Page\b/g).length, 1, `${sheet} on ${format}`);
        }
        const wide = await page.evaluate(
            () => [...document.querySelectorAll('.table')].filter((box) => box.scrollWidth > box.clientWidth).length,
        );
        assert.equal(wide, 0, sheet);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(screen);
});

test('nothing was logged, and nothing came from the network', () => assert.deepEqual(complaints, []));
