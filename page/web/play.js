// What people do: they open a game, move, go back, choose an input. Each changes the state and asks the engine.

import { addressOf, parsedAddress } from './address.js';
import { Engine } from './engine.js';
import { draw, isOver, isOwn, isOwnTurn, state, words } from './state.js';
import { remember } from './storage.js';

// Milliseconds after which the page says that it computes, and after which a new question stops an earlier one.
const SLOW = 150;
// Milliseconds before the perfect player moves.
const PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700;
// Maximum number of best moves that are played at once. An address holds as many.
const MOST_PLAYED = 500;

let engine = null;
// The number of the last question, and of the one whose answer is shown.
let asked = 0;
let answered = 0;

export function startEngine(packed) {
    engine = new Engine(packed);
}

// Asks the engine about the problem that is shown.
export const ask = (question) => {
    const { problem, language, side } = state;
    return engine.ask({ problem: problem.program, language, you: side === 'both' ? null : Number(side), ...question });
};

// Returns the problems that a text finds; all of them if it is blank.
export async function problemsFound(text) {
    const { problems } = state.catalog;
    if (text.trim() === '') return problems;
    const { programs } = await engine.ask({ ask: 'search', text });
    return problems.filter(({ program }) => programs?.includes(program));
}

// Returns the problem that an address names exactly.
const problemNamed = (text) => state.catalog.problems.find(({ program, name }) => program === text || name === text);

async function onlyProblemFound(text) {
    const found = await problemsFound(text);
    return found.length === 1 ? found[0] : null;
}

const askTurn = (best = 0) => ask({ ask: 'turn', input: state.input, game: state.game, moves: state.moves, best });

// Asks for the position of the state, and shows it.
export async function load() {
    const number = ++asked;
    Object.assign(state, { selected: [], isComputing: false });
    engine.cancel(SLOW);
    if (!state.problem) {
        showAnswer(number, null);
        return;
    }
    const timer = setTimeout(showThatItComputes, SLOW);
    const answer = await askTurn();
    clearTimeout(timer);
    if (number !== asked) return;
    if (answer.input) state.input = answer.input;
    showAnswer(number, answer);
    replyIfDue();
}

function showAnswer(number, answer) {
    answered = number;
    Object.assign(state, { shown: answer, isComputing: false });
    draw();
}

function showThatItComputes() {
    state.isComputing = true;
    draw();
}

export function cancel() {
    engine.cancel();
    showAnswer(++asked, { cancelled: true });
}

// Lets the perfect player move.
function replyIfDue() {
    const { turn } = state.shown;
    if (!turn || isOver(state.shown) || isOwnTurn(turn)) return;
    const number = asked;
    const reply = turn.moves[0].id;
    const undone = state.undone[0] === reply ? state.undone.slice(1) : [];
    setTimeout(() => number === asked && show([...state.moves, reply], undone), PAUSE);
}

// Moves

// Shows the position after the moves. While another question is being answered, the board shows an earlier position,
// and clicks on it do nothing.
function show(moves, undone = []) {
    if (answered !== asked) return;
    Object.assign(state, { moves, undone });
    replaceAddress();
    load();
}

export const make = (move) => show([...state.moves, move.id]);

// The answer that was shown at the first of several fast clicks.
let shownAtFirstClick = 0;

// Returns whether a click on the board or a move is meant for what is shown. The second one of a double click is not if
// the first one has changed it.
export function isMeant({ detail }) {
    if (detail <= 1) shownAtFirstClick = answered;
    return shownAtFirstClick === answered;
}

// Makes the move of a click, or selects its places.
export function click({ move, selected }) {
    if (answered !== asked) return;
    if (move) make(move);
    else select(selected);
}

export function select(places) {
    state.selected = places;
    draw();
}

export const restart = () => show([]);

// Goes to the position after so many moves. Those after it can be made again.
export const goTo = (count) => show(state.moves.slice(0, count), [...state.moves.slice(count), ...state.undone]);

// Goes back before a move, to make another one.
export const goBefore = (count) => show(state.moves.slice(0, count), state.moves.slice(count));

// Returns the number of moves before the last own one, or -1. Against the perfect player, its moves are taken back
// together with the own move before them.
export const countBeforeLast = (past) => past.findLastIndex(({ player }) => state.side === 'both' || isOwn(player));

export function undo() {
    const count = countBeforeLast(state.shown.history);
    if (count >= 0) goTo(count);
}

export function redo() {
    const [next, ...later] = state.undone;
    if (next !== undefined) show([...state.moves, next], later);
}

// Plays best moves to the end.
export async function playOn() {
    const number = asked;
    const answer = await askTurn(MOST_PLAYED);
    if (number === asked && answer.history) show(answer.history.map(({ id }) => id));
}

// Plays the game anew as the other player.
export function swapSides() {
    state.side = isOwn(1) ? '0' : '1';
    Object.assign(state, { moves: [], undone: [] });
    replaceAddress();
    load();
}

// Settings

export function chooseSide(side) {
    state.side = side;
    replaceAddress();
    load();
}

export function hideResults(hides) {
    state.hides = hides;
    replaceAddress();
    draw();
}

export function switchLanguage() {
    state.language = state.language === 'zh' ? 'en' : 'zh';
    state.message = '';
    remember('language', state.language);
    load();
}

// Games and inputs

export const replaceAddress = () => history.replaceState(null, '', addressOf(state));

// Opens a game, or the list of all games. The browser's button goes back from it.
function visit(problem, input) {
    const opened = { drawer: 'default', showsRules: false, message: '' };
    const fresh = { draft: null, game: 0, moves: [], undone: [], side: 'both', steps: null, ...opened };
    Object.assign(state, { problem, input, ...fresh });
    history.pushState(null, '', addressOf(state));
    scrollTo(0, 0);
    load();
}

export const openGame = (problem) => visit(problem, problem.opening ?? '');
export const chooseGame = () => visit(null, '');

export function useInput(input) {
    Object.assign(state, { input, draft: null, game: 0, moves: [], undone: [], steps: fromFirstFrame() });
    history.pushState(null, '', addressOf(state));
    load();
}

const fromFirstFrame = () => state.steps && { ...state.steps, number: 1 };

// Plays another game of an input that has several.
export function playGame(game) {
    Object.assign(state, { game, moves: [], undone: [], steps: fromFirstFrame() });
    replaceAddress();
    load();
}

// Shows what the address names.
export async function followAddress() {
    const followed = location.hash;
    const { name, input, ...parts } = parsedAddress(followed);
    const problem = name === null ? null : (problemNamed(name) ?? (await onlyProblemFound(name)));
    if (location.hash !== followed) return;
    const message = name !== null && !problem ? words().unknown(name.slice(0, 60)) : '';
    const fresh = { draft: null, undone: [], drawer: 'default', message };
    Object.assign(state, { problem, input: input ?? problem?.opening ?? '', ...parts, ...fresh });
    load();
}
