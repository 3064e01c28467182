// The page: its state is the address; everything is drawn anew from it and from the engine's answer.

// What is known of each game before it is played.
let CATALOG;
const PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700;
const WIDE = matchMedia('(min-width: 900px)');

// `mode` is `both`, or the index of the player against the perfect player. `drawer` is null until one is opened or closed.
const state = {
    problem: null, input: '', game: 0, moves: [],
    undone: [], mode: 'both', hides: false, drawer: null, shown: null, selected: null, table: null, grundy: false, showsRules: false,
    language: remembered('language', ['en', 'zh']) ?? (navigator.language?.startsWith('zh') ? 'zh' : 'en'),
    message: '',
};
let engine;

const words = () => WORDS[state.language];
const problemOf = (name) => CATALOG.problems.find((problem) => problem.program === name || problem.name === name);

// Returns the stored value if it is a known one. Another page of the same origin may have stored anything.
function remembered(key, known) {
    try { return known.find((value) => value === localStorage.getItem(key)); } catch { return undefined; }
}

function remember(key, value) {
    try { localStorage.setItem(key, value); } catch { /* The page works without. */ }
}

const nameOf = (problem) => `${problem.number[state.language]} ${problem.title[state.language]}`.trim();

// Reduces a text to its letters and digits, as the catalog's words are.
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

// Returns all words in which people look for a problem, in both languages.
function searchText({ program, number, title, technique, time, difficulty, usual, family, others }) {
    const { title: familyTitle } = CATALOG.families.find(({ name }) => name === family);
    const words = [number, title, technique, time, difficulty, familyTitle].flatMap(({ en, zh }) => [en, zh]);
    return plain([program, ...words, ...usual.en, ...usual.zh, ...others].join(' '));
}

function occurs(part, text) {
    const meant = CATALOG.synonyms.filter(([word]) => word === part).map(([, word]) => word);
    return [part, ...meant].some((word) => text.includes(word));
}

// The address

function address() {
    if (!state.problem) return '#';
    const parts = new URLSearchParams({ problem: state.problem.name, input: state.input });
    if (state.game) parts.set('game', state.game);
    if (state.moves.length) parts.set('moves', state.moves.join('.'));
    return `#${parts}`;
}

function readAddress() {
    const parts = new URLSearchParams(location.hash.slice(1));
    const name = parts.get('problem');
    const found = name === null ? [] : matchesOf(name);
    const problem = problemOf(name) ?? (found.length === 1 ? found[0] : null);
    Object.assign(state, {
        problem,
        message: name !== null && !problem ? words().unknown(name.slice(0, 60)) : '',
        input: parts.get('input') ?? (problem ? opening(problem) : ''),
        game: Number(parts.get('game') ?? 0),
        moves: (parts.get('moves') ?? '').split('.').filter(Boolean).map(Number),
        undone: [], mode: 'both', drawer: null,
    });
}

const opening = (problem) => problem.opening;

function open(problem) {
    Object.assign(state, { problem, input: opening(problem), game: 0, moves: [], undone: [], drawer: null, message: '', mode: 'both', showsRules: false });
    history.pushState(null, '', address());
    scrollTo(0, 0);
    load();
}

// Shows the position after the moves. While another question is being answered, the board shows an earlier position, and
// clicks on it do nothing.
function show(moves, undone = []) {
    if (answered !== asked) return undefined;
    Object.assign(state, { moves, undone });
    history.replaceState(null, '', address());
    return load();
}

// Asking the engine

// Milliseconds after which the page says that it computes, and after which a new question stops an earlier one.
const SLOW = 150;
// The number of the last question, and of the one whose answer is shown.
let asked = 0;
let answered = 0;

const question = (more) => engine.ask({
    ask: 'turn', problem: state.problem.program, input: state.input, game: state.game, moves: state.moves, language: state.language, ...more,
});

async function load() {
    state.selected = null;
    const number = ++asked;
    engine.cancel(SLOW);
    if (!state.problem) {
        answered = number;
        state.shown = null;
        draw();
        return;
    }
    const waiting = setTimeout(drawWaiting, SLOW);
    const answer = await question();
    clearTimeout(waiting);
    if (number !== asked) return;
    answered = number;
    state.shown = answer;
    if (answer.input) state.input = answer.input;
    draw();
    replyIfDue();
}

function cancel() {
    answered = ++asked;
    engine.cancel();
    state.shown = { cancelled: true };
    draw();
}

function replyIfDue() {
    const { turn } = state.shown;
    if (!turn || turn.moves.length === 0 || isOwnTurn(turn)) return;
    const number = asked;
    const reply = turn.moves[0].id;
    const undone = state.undone[0] === reply ? state.undone.slice(1) : [];
    setTimeout(() => number === asked && show([...state.moves, reply], undone), PAUSE);
}

// Plays best moves to the end, at most as many as an address can hold.
async function playOn() {
    const number = asked;
    const answer = await question({ best: 500 });
    if (number === asked && answer.history) show(answer.history.map((entry) => entry.id));
}

// Drawing

const main = document.getElementById('main');
const actions = document.getElementById('actions');

// The key of the element that had the focus before the board was replaced by a message.
let focused = null;

function keepFocus() {
    focused = document.activeElement?.dataset?.key ?? focused;
}

function restoreFocus() {
    if (!focused || document.activeElement !== document.body) return;
    const found = document.querySelector(`[data-key="${CSS.escape(focused)}"]:not(:disabled)`) ?? document.querySelector('[data-key="moves"]');
    found?.focus({ preventScroll: true });
    if (found) focused = null;
}

function drawWaiting() {
    keepFocus();
    main.replaceChildren(element('p', { class: 'waiting', role: 'status' }, words().computing, ' ',
        element('button', { 'data-key': 'cancel', onclick: cancel }, words().cancel)));
    actions.hidden = true;
}

function draw() {
    keepFocus();
    document.documentElement.lang = state.language === 'zh' ? 'zh-CN' : 'en';
    document.title = state.problem ? nameOf(state.problem) : words().games;
    drawHeader();
    if (state.problem) drawGame();
    else drawChooser();
    restoreFocus();
}

function drawHeader() {
    const { problem, language } = state;
    const title = problem
        ? element('button', { 'data-key': 'title', title: words().games, onclick: choose }, element('span', { 'aria-hidden': 'true' }, '☰ '), element('b', {}, problem.number[language]), ' ', problem.title[language])
        : element('b', {}, words().games);
    document.getElementById('header').replaceChildren(element('h1', { class: 'title' }, title),
        element('button', { 'data-key': 'language', lang: language === 'zh' ? 'en' : 'zh-CN', onclick: switchLanguage }, words().language),
        element('button', { 'data-key': 'theme', 'aria-label': words().theme, title: words().theme, onclick: switchTheme }, element('span', { 'aria-hidden': 'true' }, '◐')));
}

function switchLanguage() {
    state.language = state.language === 'zh' ? 'en' : 'zh';
    state.message = '';
    remember('language', state.language);
    load();
}

function switchTheme() {
    const { theme } = document.documentElement.dataset;
    const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setTheme(isDark ? 'light' : 'dark');
}

function setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    remember('theme', theme);
}

function choose() {
    Object.assign(state, { problem: null, message: '' });
    history.pushState(null, '', '#');
    scrollTo(0, 0);
    load();
}

// The chooser

// Finds the games whose names, rules or techniques have all words of a text.
function matchesOf(text) {
    const parts = text.split(/\s+/).map(plain).filter(Boolean);
    return CATALOG.problems.filter((problem) => parts.every((part) => occurs(part, searchText(problem))));
}

function drawChooser() {
    actions.hidden = true;
    document.getElementById('live').textContent = '';
    const list = element('div', { class: 'families' });
    const field = element('input', {
        type: 'search', 'data-key': 'search', 'aria-label': words().search, placeholder: words().search, oninput: () => fill(),
    });
    const fill = () => {
        const matches = matchesOf(field.value);
        const families = CATALOG.families.map((family) => {
            const games = matches.filter((problem) => problem.family === family.name);
            return games.length === 0 ? null : element('section', {},
                element('h2', {}, family.title[state.language]),
                element('div', { class: 'games' }, ...games.map(drawEntry)));
        });
        list.replaceChildren(...families.filter(Boolean));
        if (matches.length === 0) list.append(element('p', {}, words().noGame));
    };
    fill();
    main.replaceChildren(
        element('p', { class: state.message ? 'error' : '', role: state.message ? 'alert' : null }, state.message || words().choose),
        field, list);
}

function drawEntry(problem) {
    const difficulty = problem.difficulty[state.language];
    return element('button', { class: 'entry', onclick: () => open(problem) },
        element('b', {}, nameOf(problem)), ' ',
        difficulty === '—' ? null : element('small', {}, difficulty), ' ',
        element('span', {}, problem.rules[state.language]));
}

// The game

function drawGame() {
    const { shown } = state;
    const rules = element('p', { class: `rules${state.showsRules ? '' : ' short'}` }, state.problem.rules[state.language]);
    const live = document.getElementById('live');
    if (shown?.turn) {
        main.replaceChildren(element('div', { class: 'rules-and-more' }, rules), drawStage(shown),
            element('section', { class: 'side', 'aria-label': words().history }, drawSettings(shown), drawHistory(shown), drawDrawers()));
        live.textContent = joined(lastMove(shown), isOver(shown) ? ending(shown) : sentence(shown));
    } else {
        main.replaceChildren(rules, drawProblem(shown ?? {}), drawDrawers());
        live.textContent = '';
    }
    if (rules.scrollHeight > rules.clientHeight + 1) {
        rules.after(element('button', { class: 'quiet', 'data-key': 'rules', onclick: () => { state.showsRules = true; draw(); } }, words().more));
    }
    drawActions(shown);
}

// Says why there is no board.
function drawProblem(shown) {
    const text = words();
    const sample = opening(state.problem);
    const said = [];
    if (shown.crashed) said.push(text.crashed);
    else if (shown.cancelled) said.push(text.cancelled);
    else if (shown.tooLarge) {
        said.push(text.tooLarge);
        if (shown.answer !== null) said.push(text.answer(shortened(shown.answer)));
        said.push(text.smaller(sample));
    } else said.push(text.refusals[shown.error]?.(shown, sample) ?? text.crashed);
    const again = ['move', 'game'].includes(shown.error)
        ? element('button', { 'data-key': 'moves', onclick: () => selectGame(0) }, text.again) : null;
    const offered = (shown.inputs ?? []).map((input, index) => element('button', { 'data-key': `input${index}`, onclick: () => useInput(input) }, shortened(input)));
    return element('div', {}, element('p', { class: 'error', role: 'alert' }, joined(...said), ' ', again), element('div', { class: 'list' }, ...offered));
}

const MOST_LETTERS = 200;
const shortened = (text) => text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;

const isOwnTurn = (turn) => state.mode === 'both' || isOwn(turn.player);

function drawStage(shown) {
    const { turn } = shown;
    const byPlace = isOwnTurn(turn) ? movesByPlace(turn) : new Map();
    const options = boardOptions(shown);
    // A board replaces the columns that only name its places.
    const hasTexts = turn.columns.every((column) => ['text', 'number'].includes(column.kind));
    const board = turn.board ? drawBoard(turn.board, byPlace, { ...options, label: state.problem.title[state.language] }) : null;
    const columns = turn.board && (hasTexts || turn.board.kind === 'tree') ? null : drawColumns(turn, byPlace, options);
    const last = shown.history.at(-1);
    const isReply = last && state.mode !== 'both' && !isOwn(last.player);
    return element('section', { class: 'stage', 'aria-label': state.problem.title[state.language] },
        drawGames(shown), drawScores(shown), element('div', { class: 'board' }, board, columns),
        last ? element('p', { class: `last${isReply ? ' reply' : ''}` }, lastMove(shown)) : null,
        ...(isOver(shown) ? drawEnd(shown) : [element('p', { class: 'sentence' }, sentence(shown)), drawMoves(turn)]));
}

function boardOptions(shown) {
    const { turn } = shown;
    const last = shown.history.at(-1);
    const board = last ? last.board : [];
    return {
        selected: state.selected,
        last: new Set(last ? placesOf({ board, places: last.places }, turn.columns) : []),
        onMove: make,
        onPlace: (place) => click(place, movesByPlace(turn)),
        badge: (moves, place) => {
            if (state.hides || !shown.choices) return null;
            const move = moveOfClick(moves, place, turn.moves);
            return move ? result(move.result, turn.player) : null;
        },
    };
}

// Makes the move of a click, or selects the place.
function click(place, byPlace) {
    if (answered !== asked) return undefined;
    const all = state.shown.turn.moves;
    const moves = byPlace.get(place);
    const earlier = (byPlace.get(state.selected) ?? []).filter((move) => moves.includes(move));
    if (state.selected && earlier.length > 0) {
        const move = moveOfSecondClick(earlier, state.selected, place) ?? (state.selected === place ? null : moveOfClick(earlier, place, all));
        if (move) return make(move);
        state.selected = state.selected === place ? null : place;
    } else {
        const move = moveOfClick(moves, place, all);
        if (move) return make(move);
        state.selected = place;
    }
    return draw();
}

function selectGame(game) {
    Object.assign(state, { game, moves: [], undone: [] });
    history.replaceState(null, '', address());
    load();
}

const make = (move) => show([...state.moves, move.id]);

function drawGames(shown) {
    if (shown.games === 1) return null;
    const field = element('input', { type: 'number', min: 1, max: shown.games, value: shown.game + 1, 'data-key': 'game',
        onchange: (event) => { selectGame(Math.min(shown.games, Math.max(1, Math.floor(Number(event.target.value)) || 1)) - 1); } });
    return element('label', { class: 'games-of' }, words().gameOf(shown.games), ' ', field);
}

// Draws the players, whose turn it is, and their points.
function drawScores(shown) {
    const { scoring, turn, players } = shown;
    const role = (index) => state.mode === 'both' ? '' : ` (${isOwn(index) ? words().you : words().perfect})`;
    const points = (index) => scoring === 'lead' ? turn.scores[index] : scoring === index ? turn.scores[index] - turn.scores[1 - index] : null;
    const side = (index) => element('span', { class: turn.player === index && !isOver(shown) ? 'mover' : '' },
        spaced(capital(players[index]) + role(index)), points(index) === null ? null : element('b', {}, String(points(index)).replace('-', '−')));
    return element('div', { class: 'scores' }, side(0), side(1));
}

const MOST_MOVES = 200;

function drawMoves(turn) {
    if (!isOwnTurn(turn)) return element('p', { class: 'waiting' }, words().replying);
    const { choices } = state.shown;
    const chosen = state.selected ? movesByPlace(turn).get(state.selected) : turn.moves;
    const inOrder = state.hides ? [...chosen].sort((one, other) => one.id - other.id) : chosen;
    const buttons = inOrder.slice(0, MOST_MOVES).map((move) => {
        const value = state.hides || !choices ? null : result(move.result, turn.player);
        return element('button', { class: `move ${value?.kind ?? ''}`, 'data-key': `move${move.id}`, onclick: () => make(move) },
            element('span', {}, spaced(move.phrase)), value ? ' ' : null, value ? element('b', {}, value.text) : null);
    });
    const heading = element('h2', { tabindex: '-1', 'data-key': 'moves' }, state.selected ? words().selected : words().moves);
    const all = state.selected ? element('p', {}, words().clickAgain, ' ', element('button', { 'data-key': 'all', onclick: () => { state.selected = null; draw(); } }, words().all)) : null;
    return element('div', { class: 'moves' }, heading, all, element('div', { class: 'list' }, ...buttons),
        chosen.length > MOST_MOVES ? element('p', {}, words().moreMoves(chosen.length - MOST_MOVES)) : null);
}

function drawEnd(shown) {
    const text = words();
    const swap = () => { state.mode = isOwn(1) ? '0' : '1'; show([]); };
    const answer = shown.answer === null ? null : element('p', { class: 'answer' }, text.answer(shortened(shown.answer)));
    const note = shown.note ? element('p', {}, shown.note) : null;
    const mistakes = shown.history.map((entry, index) => [entry, index]).filter(([entry]) => shown.choices && isMistake(entry));
    const list = mistakes.length === 0 ? null : element('ul', { class: 'mistakes' }, ...mistakes.slice(0, 20).map(([entry, index]) => element('li', {},
        joined(text.moveNumber(index + 1, entry.phrase), mistake(entry)), ' ',
        element('button', { onclick: () => show(state.moves.slice(0, index), state.moves.slice(index)) }, text.before))));
    return [
        element('p', { class: 'sentence' }, ending(shown)), note, list, answer,
        element('div', { class: 'list' },
            element('button', { class: 'primary', 'data-key': 'moves', onclick: () => show([]) }, text.again),
            shown.choices ? element('button', { 'data-key': 'swap', onclick: swap }, isOwn(0) ? text.asOther.second : isOwn(1) ? text.asOther.first : text.asOther.perfect) : null),
    ].filter(Boolean);
}

// Settings and history

function drawSettings({ choices, players }) {
    if (!choices) return null;
    const text = words();
    const modes = Object.entries(text.modes).map(([mode, name]) => element('option', { value: mode, selected: state.mode === mode }, spaced(name(players[mode]))));
    const select = element('select', { 'data-key': 'mode', onchange: (event) => { state.mode = event.target.value; load(); } }, ...modes);
    const box = element('input', { type: 'checkbox', checked: state.hides, 'data-key': 'hides', onchange: (event) => { state.hides = event.target.checked; draw(); } });
    return element('div', { class: 'settings' }, element('label', {}, text.mode, ' ', select), element('label', {}, box, ' ', text.hide));
}

function drawHistory(shown) {
    const { history: past, turn } = shown;
    if (past.length === 0) return null;
    const hides = hidesResults(shown) || !shown.choices;
    const list = past.map((entry, index) => {
        const isBad = isMistake(entry) && !hides;
        const isLast = index === past.length - 1;
        return element('button', {
            class: isBad ? 'mistake' : '', 'data-key': `history${index}`, 'aria-current': isLast ? 'step' : null, title: isBad ? mistake(entry) : null,
            onclick: () => show(state.moves.slice(0, index + 1), [...state.moves.slice(index + 1), ...state.undone]),
        }, `${index + 1} ${entry.name}${isBad ? ' ?' : ''}`);
    });
    const leads = [...past.map((entry) => [entry.player, entry.before[0]]), [turn.player, turn.result[0]]];
    return element('div', { class: 'history' },
        element('h2', {}, words().history), hides ? null : drawCurve(leads, shown),
        element('div', { class: 'list', tabindex: '0', role: 'group', 'aria-label': words().history },
            element('button', { 'data-key': 'start', onclick: () => show([], [...state.moves, ...state.undone]) }, words().start), ...list.slice(-MOST_MOVES)));
}

// Draws the lead of the first player that best play reaches, after each move; or the total.
function drawCurve(leads, { scoring, players }) {
    const isTotal = typeof scoring === 'number';
    const values = leads.map(([player, points]) => totalOf(points, player, isTotal ? scoring : 0));
    const [least, most] = isTotal ? [0, Math.max(1, ...values)] : [-1, 1].map((sign) => sign * Math.max(1, ...values.map(Math.abs)));
    const height = (value) => 27 - 24 * (value - least) / (most - least);
    const width = (index) => 2 + 96 * index / Math.max(1, values.length - 1);
    const points = values.map((value, index) => `${width(index)},${height(value)}`);
    const last = `${points.at(-1)} ${points.at(-1)}`;
    return element('div', { class: 'curve' },
        drawing('svg', { viewBox: '0 0 100 30', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
            drawing('line', { x1: 0, y1: height(0), x2: 100, y2: height(0) }), drawing('polyline', { points: points.join(' ') }), drawing('polyline', { class: 'dot', points: last })),
        ...(isTotal ? [element('small', {}, spaced(`${words().total} ${values.at(-1)}`))] : players.map((player) => element('small', {}, spaced(words().ahead(player))))));
}

// The actions at the bottom

function drawActions(shown) {
    const turn = shown?.turn;
    actions.hidden = !turn;
    if (!turn) return;
    const text = words();
    const { moves, undone } = state;
    // Against the perfect player, its moves are taken back together with the own move before them.
    const own = shown.history.findLastIndex((entry) => state.mode === 'both' || isOwn(entry.player));
    const kept = Math.max(0, own);
    const undo = () => show(moves.slice(0, kept), [...moves.slice(kept), ...undone]);
    const redo = () => show([...moves, ...undone.slice(0, 1)], undone.slice(1));
    const isOff = isOver(shown) || !isOwnTurn(turn);
    const button = (key, icon, action, disabled) => element('button', { 'data-key': key, disabled, onclick: action },
        element('span', { 'aria-hidden': 'true' }, icon), element('span', {}, key === 'best' && !shown.choices ? text.next : text[key]));
    actions.replaceChildren(
        button('undo', '↶', undo, own < 0), button('redo', '↷', redo, undone.length === 0),
        button('best', '★', () => make(turn.moves[0]), isOff), button('play', '▶', playOn, isOff),
        button('restart', '⟲', () => show([]), moves.length === 0));
    actions.setAttribute('aria-label', text.actions);
}

async function begin() {
    const theme = remembered('theme', ['light', 'dark']);
    if (theme) document.documentElement.dataset.theme = theme;
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') {
        main.replaceChildren(element('p', { class: 'error', role: 'alert' }, words().noGames));
        return;
    }
    const packed = (name) => document.getElementById(name).textContent;
    CATALOG = JSON.parse(new TextDecoder().decode(await unpack(packed('catalog'))));
    engine = new Engine(packed('games'));
    addEventListener('popstate', () => { readAddress(); load(); });
    WIDE.addEventListener('change', () => draw());
    readAddress();
    load();
}

begin();
