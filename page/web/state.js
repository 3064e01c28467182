// What the page shows. Everything is drawn anew from this state after a change.

import { remembered } from './storage.js';
import { WORDS } from './words.js';

const preferredLanguage = () => (navigator.language?.startsWith('zh') ? 'zh' : 'en');

export const state = {
    // What is known of the games before one is played.
    catalog: null,
    language: remembered('language', Object.keys(WORDS)) ?? preferredLanguage(),
    // The address: the game that is played, or null for the list of all games.
    problem: null,
    input: '',
    // What is written in the field for another input and not used yet, or null.
    draft: null,
    game: 0,
    moves: [],
    // `both`, or the index of the player against the perfect player, as a text.
    side: 'both',
    hides: false,
    // The kind of steps and the number of the frame that are shown, or null while the game is played.
    steps: null,
    // Whether a frame asks before it shows what it finds.
    asks: false,
    // The steps of the input, and what the reader has answered.
    course: null,
    // The moves that were taken back, the next one first.
    undone: [],
    // The engine's last answer, and whether the next one is late.
    shown: null,
    isComputing: false,
    // The places that were clicked where several moves remain.
    selected: [],
    // A drawer's name, `closed`, or `default` until one is opened or closed.
    drawer: 'default',
    table: null,
    showsGrundy: false,
    showsRules: false,
    // Why the list of games is shown instead of the one in the address.
    message: '',
};

export const words = () => WORDS[state.language];
export const titleOf = ({ number, title }) => `${number[state.language]} ${title[state.language]}`.trim();

export const isOwn = (player) => state.side === String(player);
export const isOwnTurn = (turn) => state.side === 'both' || isOwn(turn.player);
export const isOver = ({ turn }) => turn.moves.length === 0;

// Hidden results are shown once the game is over.
export const hidesResults = (shown) => state.hides && !isOver(shown);

// Returns what is said while results are shown, or while they are hidden.
export const told = (said, shown) => (hidesResults(shown) ? said.hidden : said.shown);

const MOST_LETTERS = 200;
export const shortened = (text, most = MOST_LETTERS) => (text.length > most ? `${text.slice(0, most)}…` : text);

let redraw = () => {};

// Sets the function that draws the page.
export function drawWith(draw) {
    redraw = draw;
}

export const draw = () => redraw();
