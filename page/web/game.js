// Draws the game: the players, the board, the sentence below it and the moves.

import { drawBoard } from './board.js';
import { clicksOf, meaningOfClick, selectionOf } from './clicks.js';
import { drawColumns } from './columns.js';
import { element } from './elements.js';
import { drawEnd } from './ending.js';
import { drawMoves } from './moves.js';
import { keyOf, placesOf } from './places.js';
import { click, playGame } from './play.js';
import { isOver, isOwn, isOwnTurn, state, told, words } from './state.js';

export function drawStage(shown) {
    const title = state.problem.title[state.language];
    const { turn } = shown;
    const clicks = clicksOf(isOwnTurn(turn) ? turn : { ...turn, moves: [] });
    const selection = selectionOf(clicks, state.selected);
    const below = isOver(shown)
        ? drawEnd(shown)
        : [element('p', { class: 'sentence' }, told(turn.said, shown)), drawMoves(shown, selection)];
    return element(
        'section',
        { class: 'stage', 'aria-label': title },
        drawGames(shown),
        drawScores(shown),
        drawPosition(turn, title, viewOf(shown, clicks, selection)),
        drawLastMove(shown),
        ...below,
    );
}

// Returns what the places show and do.
function viewOf({ turn, history: past }, clicks, selection) {
    const last = past.at(-1);
    const touched = last ? placesOf(last, turn.columns) : [];
    const meaning = (place) => meaningOfClick(clicks, selection, place);
    return {
        selected: selection.keys,
        last: new Set(touched.map(keyOf)),
        canClick: (place) => clicks.byPlace.has(keyOf(place)),
        // The best of the moves that the click leaves: it hides no winning move.
        resultOfClick: (place) => (state.hides ? null : meaning(place).moves[0].result),
        moveOfClick: (place) => meaning(place).move,
        onPlace: (place) => click(meaning(place)),
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
    return element('p', { class: `last${isReply ? ' reply' : ''}` }, told(last.said, shown));
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
    const { turn, sides: names } = shown;
    const sides = names.map((name, player) => {
        const points = turn.points[player];
        const isMover = turn.player === player && !isOver(shown);
        const written = points === null ? null : element('b', {}, points);
        return element('span', { class: isMover ? 'mover' : '' }, name, written);
    });
    return element('div', { class: 'scores' }, ...sides);
}
