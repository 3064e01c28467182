// The page: it follows the address, and draws everything anew after a change.

import { drawActions } from './actions.js';
import { drawChooser } from './chooser.js';
import { drawHistory, drawSettings } from './course.js';
import { drawDrawers, WIDE } from './drawers.js';
import { button, element } from './elements.js';
import { drawStage } from './game.js';
import { drawHeader, useRememberedTheme } from './header.js';
import { followKey } from './keys.js';
import { cancel, followAddress, isMeant, playGame, startEngine, useInput } from './play.js';
import { draw, drawWith, shortened, state, titleOf, told, words } from './state.js';
import { drawStepBar } from './stepbar.js';
import { drawKinds, drawSteps, saidOfSteps } from './steps.js';
import { awaitsSteps, loadCourse, walk } from './walk.js';
import { unpack } from './worker.js';

const main = document.getElementById('main');

function drawPage() {
    keepFocus();
    const { problem, shown, isComputing } = state;
    const hasBoard = Boolean(problem && shown?.turn) && !isComputing;
    if (shown?.input && !isComputing) loadCourse();
    const steps = shown?.input && !isComputing ? walk() : null;
    document.documentElement.lang = state.language === 'zh' ? 'zh-CN' : 'en';
    document.title = problem ? titleOf(problem) : words().games;
    drawHeader();
    main.replaceChildren(...drawMain(hasBoard, steps));
    document.getElementById('live').replaceChildren(...said(hasBoard, steps));
    drawBar(hasBoard, steps);
    offerAllRules();
    restoreFocus();
}

function said(hasBoard, steps) {
    if (steps) return [saidOfSteps(steps)];
    return hasBoard ? saidAloud(state.shown) : [];
}

// Draws the bar at the bottom.
function drawBar(hasBoard, steps) {
    const bar = document.getElementById('actions');
    bar.hidden = steps ? !steps.frame : !hasBoard;
    if (!steps?.frame) delete bar.dataset.steps;
    if (steps?.frame) drawStepBar(steps);
    else if (hasBoard && !steps) drawActions(state.shown);
}

function drawMain(hasBoard, steps) {
    const { problem, shown, isComputing } = state;
    if (!problem) return drawChooser();
    if (isComputing) return [drawWaiting()];
    if (shown?.input && awaitsSteps()) return [drawRules(), drawWaiting()];
    const kinds = shown?.input ? drawKinds(steps) : null;
    const rules = element('div', { class: 'rules-and-more' }, drawRules());
    if (steps) return [rules, kinds, drawSteps(steps), drawSide(drawDrawers())];
    if (!hasBoard) return [rules, kinds ?? '', drawProblem(shown ?? {}), drawDrawers()];
    return [rules, kinds, drawStage(shown), drawSide(drawSettings(shown), drawHistory(shown), drawDrawers())];
}

const drawSide = (...parts) => element('section', { class: 'side', 'aria-label': words().history }, ...parts);

// Returns what a screen reader says after a move.
function saidAloud(shown) {
    const { history: past, ending, turn } = shown;
    const sentences = [...past.slice(-1), turn].map(({ said }) => told(said, shown));
    if (ending) sentences.splice(-1, 1, ending.said);
    return sentences.map((sentence) => element('p', {}, sentence));
}

const drawWaiting = () =>
    element(
        'p',
        { class: 'waiting', role: 'status' },
        words().computing,
        ' ',
        button('cancel', { onclick: cancel }, words().cancel),
    );

// Draws the rules: all of them until the first move is made or steps are shown.
function drawRules() {
    const { showsRules, problem, language, moves, steps } = state;
    const isShort = (moves.length > 0 || steps) && !showsRules;
    return element('p', { class: `rules${isShort ? ' short' : ''}` }, problem.rules[language]);
}

// Adds a button to rules that are cut.
function offerAllRules() {
    const rules = document.querySelector('.rules');
    if (!rules || rules.scrollHeight <= rules.clientHeight + 1) return;
    const onclick = () => {
        state.showsRules = true;
        draw();
    };
    rules.after(button('rules', { class: 'quiet', onclick }, words().more));
}

// Says why there is no board.
function drawProblem(shown) {
    const isOfAddress = ['move', 'game'].includes(shown.error);
    const again = isOfAddress ? button('moves', { onclick: () => playGame(0) }, words().again) : null;
    const inputs = (shown.inputs ?? []).map((input, index) =>
        button(`input${index}`, { onclick: () => useInput(input) }, shortened(input)),
    );
    return element(
        'div',
        {},
        element(
            'div',
            { class: 'error', role: 'alert' },
            ...reasons(shown).map((reason) => element('p', {}, reason)),
            again,
        ),
        element('div', { class: 'list' }, ...inputs),
    );
}

function reasons(shown) {
    const text = words();
    const sample = state.problem.opening;
    if (shown.crashed) return [text.crashed];
    if (shown.cancelled) return [text.cancelled];
    if (shown.tooLarge) {
        return [text.tooLarge, shown.answer, text.smaller(sample)].filter(Boolean);
    }
    return [text.refusals[shown.error]?.(shown, sample) ?? text.crashed];
}

// The focus

// The key of the element that had the focus before the board was replaced by a message.
let focused = null;

function keepFocus() {
    focused = document.activeElement?.dataset?.key ?? focused;
}

function restoreFocus() {
    if (!focused || document.activeElement !== document.body) return;
    const kept = document.querySelector(`[data-key="${CSS.escape(focused)}"]:not(:disabled)`);
    const found = kept ?? document.querySelector('[data-key="moves"]');
    found?.focus({ preventScroll: true });
    if (found) focused = null;
}

// Stops the second click of a double click from moving in the position after the first one.
function stopUnmeant(event) {
    const meant = isMeant(event);
    if (!meant && event.target.closest('.stage')) event.stopPropagation();
}

async function begin() {
    useRememberedTheme();
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') {
        main.replaceChildren(element('p', { class: 'error', role: 'alert' }, words().noGames));
        return;
    }
    const packed = (name) => document.getElementById(name).textContent;
    state.catalog = JSON.parse(new TextDecoder().decode(await unpack(packed('catalog'))));
    startEngine({ unpacker: packed('unpacker'), games: packed('games') });
    drawWith(drawPage);
    addEventListener('popstate', followAddress);
    addEventListener('keydown', followKey);
    addEventListener('click', stopUnmeant, true);
    WIDE.addEventListener('change', draw);
    followAddress();
}

begin();
