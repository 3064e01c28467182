// What the tests in a browser share: the browser, its pages, and what is wrong with what they show.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SWITCHES = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
];
export const PHONE = { width: 360, height: 740 };

// Errors, warnings and requests of all pages.
export const complaints = [];

export const launched = () =>
    chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: SWITCHES });

// Opens a page whose complaints are noted. A script runs before each document.
export async function newPage(browser, options = {}, script = undefined) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'en', reducedMotion: 'reduce', ...options });
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on(
        'request',
        (request) => /^(file|blob|data):/.test(request.url()) || complaints.push(`request: ${request.url()}`),
    );
    return page;
}

// Returns what is wrong with the layout: things wider than the screen, targets smaller than 24 px, and places of a grid
// that cut their text.
export const flaws = (page) =>
    page.evaluate(() => {
        const isSmall = ({ width, height }) => width > 0 && (width < 24 || height < 24);
        const small = [...document.querySelectorAll('button, input, select, textarea')].filter((target) =>
            isSmall(target.getBoundingClientRect()),
        );
        const found = small.map((target) => `small: ${target.outerHTML.slice(0, 200)}`);
        const cut = [...document.querySelectorAll('.cells .spot')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        );
        found.push(...cut.map((place) => `cut: ${place.outerHTML.slice(0, 200)}`));
        const { scrollWidth } = document.documentElement;
        return scrollWidth > innerWidth ? [...found, `${location.href} is ${scrollWidth} px wide`] : found;
    });

// Returns what axe finds, with all its rules or some.
export async function violationsOf(page, rules = undefined) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
    const options = { preload: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
    const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), options);
    return violations.map(
        ({ id, nodes }) => `${page.url()} ${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`,
    );
}
