// Results and sentences, always from the mover's view.

import { hidesResults, isOwn, state, words } from './state.js';

export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
export const kindOf = (points) => (points > 0 ? 'win' : points < 0 ? 'lose' : 'tie');

// Returns the number that a game with one collector is played for.
export const totalOf = (points, player, collector) => (player === collector ? points : -points);

// Sets spaces between Chinese and other letters, and none between Chinese letters.
export function spaced(text) {
    if (state.language !== 'zh') return text;
    return text
        .replace(/(\p{Script=Han})([A-Za-z0-9+−[(])/gu, '$1 $2')
        .replace(/([A-Za-z0-9)\]])(\p{Script=Han})/gu, '$1 $2')
        .replace(/([\p{Script=Han}。，：；]) (?=[\p{Script=Han}])/gu, '$1')
        .replace(/([。，：；]) /gu, '$1');
}

export const joined = (...sentences) => spaced(sentences.filter(Boolean).join(' '));

// A result as a few words or a sign, and its kind, which gives the color.
export function result([points, moves], player) {
    const { scoring } = state.shown;
    const text = words();
    if (scoring === 'win')
        return { kind: kindOf(points), text: spaced(text.results[kindOf(points)] + (moves ? ` ${moves}` : '')) };
    if (scoring === 'lead') return { kind: kindOf(points), text: signed(points) };
    return { kind: 'total', text: spaced(`${text.total} ${totalOf(points, player, scoring)}`) };
}

// A result as the object of "had".
function had([points], player) {
    const { scoring } = state.shown;
    const text = words();
    if (scoring === 'win') return text.had[kindOf(points)];
    if (scoring === 'lead') return signed(points);
    return `${text.total} ${totalOf(points, player, scoring)}`;
}

export const isMistake = (entry) => entry.result[0] !== entry.before[0];

// Returns the name of a player, or "you" against the perfect player.
const nameOfPlayer = (player) => (isOwn(player) ? words().you : state.shown.players[player]);

// Begins a sentence with a word such as "first"; a name such as `u1` stays.
export const capital = (text) => (/^[a-z]{3}/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

// Says whose move it is and what can be reached.
export function sentence(shown) {
    const { turn, players, scoring, choices } = shown;
    const text = words();
    const [points, moves] = turn.result;
    const who = isOwn(turn.player) ? text.yourMove : capital(text.toMove(players[turn.player]));
    if (state.hides) return spaced(`${who}${text.stop}`);
    let value;
    if (!choices)
        value = points === 0 ? text.willTie : text.willWin(players[points > 0 ? turn.player : 1 - turn.player]);
    else if (scoring === 'win') value = points > 0 ? text.winIn(moves) : points < 0 ? text.loseIn(moves) : text.draw;
    else if (scoring === 'lead')
        value = points > 0 ? text.leadUp(points) : points < 0 ? text.leadDown(-points) : text.leadEven;
    else value = text.totalIs(totalOf(points, turn.player, scoring));
    return joined(`${who}${text.colon}`, `${value}${text.stop}`);
}

// Says what the last move was, and what it gave away.
export function lastMove(shown) {
    const last = shown.history.at(-1);
    if (!last) return '';
    const gain = shown.scoring === 'lead' && last.gain ? ` (${signed(last.gain)})` : '';
    const said = `${capital(nameOfPlayer(last.player))}${words().colon} ${last.phrase}${gain}${words().stop}`;
    return joined(said, isMistake(last) && !hidesResults(shown) ? mistake(last) : '');
}

export const mistake = (entry) =>
    words().mistake(nameOfPlayer(entry.player), had(entry.before, entry.player), had(entry.result, entry.player));

// Says how the game ended.
export function ending(shown) {
    const { turn, players, repetition, scoring, history: past } = shown;
    const text = words().over;
    const [points] = turn.result;
    const winner = points > 0 ? turn.player : 1 - turn.player;
    const name = isOwn(winner) ? words().you : players[winner];
    const said = [];
    if (turn.repeats) said.push(text.repeats(repetition));
    else if (typeof scoring === 'number') said.push(text.total(totalOf(points, turn.player, scoring)));
    else if (points === 0) said.push(text.tie);
    else said.push(capital(scoring === 'win' ? text.wins(name) : text.by(name, Math.abs(points))));
    const [first] = past;
    if (first && shown.choices)
        said.push(
            past.some(isMistake) ? text.other(players[first.player], had(first.before, first.player)) : text.best,
        );
    return joined(...said);
}
