// Draws the game: the players, the board, the sentence below it and the moves.

import { drawBoard } from './board.js';
import { moveOfClick } from './clicks.js';
import { drawColumns } from './columns.js';
import { button, element } from './elements.js';
import { drawEnd } from './ending.js';
import { keyOf, movesByPlace, placesOf } from './places.js';
import { click, make, playGame, select } from './play.js';
import { capital, lastMove, result, sentence, spaced } from './results.js';
import { isOver, isOwn, isOwnTurn, state, words } from './state.js';

// Maximum number of moves in the list.
const MOST_MOVES = 200;

export function drawStage(shown) {
    const title = state.problem.title[state.language];
    const { turn } = shown;
    const byPlace = isOwnTurn(turn) ? movesByPlace(turn) : new Map();
    const below = isOver(shown)
        ? drawEnd(shown)
        : [element('p', { class: 'sentence' }, sentence(shown)), drawMoves(shown, byPlace)];
    return element(
        'section',
        { class: 'stage', 'aria-label': title },
        drawGames(shown),
        drawScores(shown),
        drawPosition(turn, title, viewOf(shown, byPlace)),
        drawLastMove(shown),
        ...below,
    );
}

// Returns what the places show and do.
function viewOf({ turn, history: past, choices }, byPlace) {
    const last = past.at(-1);
    const touched = last ? placesOf(last, turn.columns) : [];
    const hasResults = choices && !state.hides;
    const resultOfMove = (move) => (hasResults && move ? result(move.result, turn.player) : null);
    return {
        byPlace,
        selected: state.selected,
        last: new Set(touched.map(keyOf)),
        resultOfMove,
        resultOfClick: (place, moves) => resultOfMove(moveOfClick(moves, place, turn.moves)),
        onMove: make,
        onPlace: click,
    };
}

function drawPosition({ board, columns }, title, view) {
    // A board replaces the columns that only name its places.
    const haveTexts = columns.every(({ kind }) => ['text', 'number'].includes(kind));
    const hasColumns = !board || !(haveTexts || board.kind === 'tree');
    return element(
        'div',
        { class: 'board' },
        board ? drawBoard(board, title, view) : null,
        hasColumns ? drawColumns(columns, view) : null,
    );
}

function drawLastMove(shown) {
    const last = shown.history.at(-1);
    if (!last) return null;
    const isReply = state.side !== 'both' && !isOwn(last.player);
    return element('p', { class: `last${isReply ? ' reply' : ''}` }, lastMove(shown));
}

function drawGames({ games, game }) {
    if (games === 1) return null;
    const onchange = ({ target }) => {
        const number = Math.floor(Number(target.value)) || 1;
        playGame(Math.min(games, Math.max(1, number)) - 1);
    };
    const attributes = { type: 'number', min: 1, max: games, value: game + 1, 'data-key': 'game', onchange };
    return element('label', { class: 'games-of' }, words().gameOf(games), ' ', element('input', attributes));
}

// Draws the players, whose turn it is, and their points.
function drawScores(shown) {
    const { scoring, turn, players } = shown;
    const [first, second] = turn.scores;
    const lead = [first - second, second - first];
    const pointsOf = (player) => {
        if (scoring === 'lead') return turn.scores[player];
        return scoring === player ? lead[player] : null;
    };
    const sides = players.map((name, player) => {
        const role = state.side === 'both' ? '' : ` (${isOwn(player) ? words().you : words().perfect})`;
        const points = pointsOf(player);
        const isMover = turn.player === player && !isOver(shown);
        const written = points === null ? null : element('b', {}, String(points).replace('-', '−'));
        return element('span', { class: isMover ? 'mover' : '' }, spaced(capital(name) + role), written);
    });
    return element('div', { class: 'scores' }, ...sides);
}

function drawMoves({ turn, choices }, byPlace) {
    if (!isOwnTurn(turn)) return element('p', { class: 'waiting' }, words().replying);
    const { selected } = state;
    const chosen = selected ? byPlace.get(keyOf(selected)) : turn.moves;
    const inOrder = state.hides ? [...chosen].sort((one, other) => one.id - other.id) : chosen;
    const buttons = inOrder.slice(0, MOST_MOVES).map((move) => drawMove(move, turn, choices && !state.hides));
    const more = chosen.length - MOST_MOVES;
    return element(
        'div',
        { class: 'moves' },
        element('h2', { tabindex: '-1', 'data-key': 'moves' }, selected ? words().selected : words().moves),
        selected ? drawSelection() : null,
        element('div', { class: 'list' }, ...buttons),
        more > 0 ? element('p', {}, words().moreMoves(more)) : null,
    );
}

function drawMove(move, turn, hasResult) {
    const value = hasResult ? result(move.result, turn.player) : null;
    const attributes = { class: `move ${value?.kind ?? ''}`, onclick: () => make(move) };
    const written = value ? [' ', element('b', {}, value.text)] : [];
    return button(`move${move.id}`, attributes, element('span', {}, spaced(move.phrase)), ...written);
}

// Says what a second click does.
const drawSelection = () =>
    element('p', {}, words().clickAgain, ' ', button('all', { onclick: () => select(null) }, words().all));
