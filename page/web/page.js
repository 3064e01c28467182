// The page: its state is the address; everything is drawn anew from it and from the engine's answer.

const CATALOG = JSON.parse(document.getElementById('catalog').textContent);
const PAUSE = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 700;

const state = {
    problem: null, input: '', game: 0, moves: [],
    undone: [], mode: 'both', hides: false, drawer: null, shown: null, selected: null,
    language: remembered('language') ?? (navigator.language?.startsWith('zh') ? 'zh' : 'en'),
    message: '',
};
let engine;

const words = () => WORDS[state.language];
const problemOf = (name) => CATALOG.problems.find((problem) => problem.program === name || problem.name === name);

function remembered(key) {
    try { return localStorage.getItem(key); } catch { return null; }
}

function remember(key, value) {
    try { localStorage.setItem(key, value); } catch { /* The page works without. */ }
}

const nameOf = (problem) => `${problem.number[state.language]} ${problem.title[state.language]}`.trim();

// Reduces a text to its letters and digits, as the catalog's words are.
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

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
    state.problem = name === null ? null : problemOf(name) ?? null;
    state.message = name !== null && !state.problem ? words().unknown(name.slice(0, 60)) : '';
    state.input = parts.get('input') ?? (state.problem ? opening(state.problem) : '');
    state.game = Number(parts.get('game') ?? 0);
    state.moves = (parts.get('moves') ?? '').split('.').filter(Boolean).map(Number);
    state.undone = [];
    state.mode = 'both';
    state.drawer = null;
}

// The page opens with the longest sample.
const opening = (problem) => [...problem.samples].sort((one, other) => other.length - one.length)[0];

function open(problem, input = opening(problem)) {
    Object.assign(state, { problem, input, game: 0, moves: [], undone: [], drawer: null, message: '', mode: 'both' });
    history.pushState(null, '', address());
    scrollTo(0, 0);
    load();
}

function show(moves, undone = []) {
    state.moves = moves;
    state.undone = undone;
    history.replaceState(null, '', address());
    return load();
}

// Asking the engine

let asked = 0;

async function load() {
    state.selected = null;
    if (!state.problem) {
        state.shown = null;
        draw();
        return;
    }
    const number = ++asked;
    engine.cancel();
    const waiting = setTimeout(() => drawWaiting(), 150);
    const answer = await engine.ask({
        ask: 'turn', problem: state.problem.program, input: state.input, game: state.game, moves: state.moves, language: state.language,
    });
    clearTimeout(waiting);
    if (number !== asked) return;
    state.shown = answer;
    state.table = null;
    if (answer.input) state.input = answer.input;
    draw();
    if (state.drawer === 'table') loadTable();
    replyIfDue();
}

async function loadTable() {
    const answer = await engine.ask({ ask: 'positions', problem: state.problem.program, language: state.language });
    state.table = answer;
    draw();
}

function replyIfDue() {
    const { turn } = state.shown;
    if (state.mode === 'both' || !turn || turn.moves.length === 0 || turn.player === Number(state.mode)) return;
    const number = asked;
    setTimeout(() => number === asked && show([...state.moves, turn.moves[0].id]), PAUSE);
}

// Results, from the mover's view

function result([points, moves], player) {
    const { scoring } = state.shown;
    if (scoring === 'win') {
        const kind = points > 0 ? 'win' : points < 0 ? 'lose' : 'tie';
        return { kind, text: words()[kind] + (moves ? ` ${moves}` : '') };
    }
    if (scoring === 'lead') return { kind: points > 0 ? 'win' : points < 0 ? 'lose' : 'tie', text: points > 0 ? `+${points}` : String(points).replace('-', '−') };
    const total = player === scoring ? points : -points;
    return { kind: 'total', text: `${words().total} ${total}` };
}

const isBest = (move, turn) => move.result[0] === turn.result[0];

function sentence({ turn, players }) {
    const text = words();
    const { scoring } = state.shown;
    const [points, moves] = turn.result;
    const who = state.mode === String(turn.player) ? text.yourMove : text.toMove(players[turn.player]);
    if (state.hides) return who;
    if (scoring === 'win') return `${who} ${points > 0 ? text.winIn(moves) : points < 0 ? text.loseIn(moves) : text.draw}`;
    if (scoring === 'lead') return `${who} ${points > 0 ? text.leadUp(points) : points < 0 ? text.leadDown(-points) : text.leadEven}`;
    return `${who} ${text.totalIs(players[scoring], turn.player === scoring ? points : -points)}`;
}

function ending({ turn, players, repetition, history: past }) {
    const text = words().over;
    const { scoring } = state.shown;
    const [points] = turn.result;
    const winner = players[points > 0 ? turn.player : 1 - turn.player];
    let said;
    if (turn.repeats) said = text.repeats(repetition);
    else if (typeof scoring === 'number') said = text.total(players[scoring], turn.player === scoring ? points : -points);
    else if (points === 0) said = text.tie;
    else said = scoring === 'win' ? text.wins(winner) : text.by(winner, Math.abs(points));
    const mistakes = past.filter((entry) => entry.after[0] !== entry.result[0]);
    if (past.length === 0) return said;
    const first = past[0];
    return `${said} ${mistakes.length === 0 ? text.best : text.other(`${players[first.player]} ${result(first.result, first.player).text}`)}`;
}

// What the last move was, and what it gave away.
function lastMove({ history: past, players }) {
    const last = past.at(-1);
    if (!last) return '';
    const before = result(last.result, last.player).text;
    const after = result(last.after, last.player).text;
    const said = words().played(players[last.player], last.phrase);
    return last.after[0] === last.result[0] ? said : `${said} ${words().mistake(players[last.player], before, after)}`;
}

// Drawing

const main = document.getElementById('main');
const actions = document.getElementById('actions');

function drawWaiting() {
    main.replaceChildren(element('p', { class: 'waiting', role: 'status' }, words().computing, ' ',
        element('button', { onclick: cancel }, words().cancel)));
    actions.hidden = true;
}

function cancel() {
    asked++;
    engine.cancel();
    state.shown = { error: words().cancelled };
    state.drawer = 'input';
    draw();
}

function draw() {
    const focused = document.activeElement?.dataset?.key;
    document.documentElement.lang = state.language === 'zh' ? 'zh-CN' : 'en';
    document.title = state.problem ? nameOf(state.problem) : words().games;
    drawHeader();
    if (state.problem) drawGame();
    else drawChooser();
    if (focused) (document.querySelector(`[data-key="${CSS.escape(focused)}"]`) ?? document.querySelector('[data-key="moves"]'))?.focus();
}

function drawHeader() {
    const header = document.getElementById('header');
    const title = state.problem
        ? element('button', { class: 'title', 'data-key': 'title', onclick: () => choose() }, '☰ ', element('b', {}, state.problem.number[state.language]), ' ', state.problem.title[state.language])
        : element('h1', { class: 'title' }, words().games);
    header.replaceChildren(title,
        element('button', { 'data-key': 'language', lang: state.language === 'zh' ? 'en' : 'zh', onclick: switchLanguage }, words().language),
        element('button', { 'data-key': 'theme', 'aria-label': words().theme, title: words().theme, onclick: switchTheme }, '◐'));
}

function switchLanguage() {
    state.language = state.language === 'zh' ? 'en' : 'zh';
    remember('language', state.language);
    load();
}

function switchTheme() {
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    setTheme(isDark ? 'light' : 'dark');
}

function setTheme(theme) {
    if (theme) document.documentElement.dataset.theme = theme;
    if (theme) remember('theme', theme);
}

function choose() {
    Object.assign(state, { problem: null, message: '' });
    history.pushState(null, '', '#');
    load();
}

// The chooser

function drawChooser() {
    actions.hidden = true;
    const list = element('div', { class: 'families' });
    const field = element('input', {
        type: 'search', 'data-key': 'search', 'aria-label': words().search, placeholder: words().search, oninput: () => fill(),
    });
    const fill = () => {
        const parts = field.value.split(/\s+/).map(plain).filter(Boolean);
        const matches = CATALOG.problems.filter((problem) => parts.every((part) => occurs(part, problem.search)));
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
    return element('button', { class: 'entry', onclick: () => open(problem) },
        element('b', {}, nameOf(problem)),
        element('small', {}, problem.difficulty[state.language]),
        element('span', {}, problem.rules[state.language]));
}

// The game

function drawGame() {
    const shown = state.shown;
    const parts = [drawRules()];
    if (shown?.turn) parts.push(drawStage(shown), drawSide(shown));
    else parts.push(drawProblem(shown));
    main.replaceChildren(...parts, drawDrawers());
    drawActions(shown);
    document.getElementById('live').textContent = shown?.turn ? [lastMove(shown), shown.turn.moves.length ? sentence(shown) : ending(shown)].join(' ') : '';
}

function drawRules() {
    return element('p', { class: 'rules' }, state.problem.rules[state.language]);
}

// Says why there is no board.
function drawProblem(shown) {
    const text = words();
    const sample = opening(state.problem);
    const said = [];
    if (shown?.crashed) said.push(text.crashed);
    else if (shown?.tooLarge) {
        said.push(text.tooLarge);
        if (shown.answer !== null) said.push(text.answer(shown.answer.length > 200 ? `${shown.answer.slice(0, 200)}…` : shown.answer));
        said.push(text.smaller(sample));
    } else if (shown?.error) said.push(typeof text.form === 'function' ? text.form(sample) : '', shown.error.slice(0, 500));
    else if (shown?.cancelled) said.push(text.cancelled);
    return element('p', { class: 'error', role: 'alert' }, said.filter(Boolean).join(' '));
}

function drawStage(shown) {
    const { turn, players } = shown;
    const options = boardOptions(shown);
    const byPlace = isOwnTurn(turn) ? movesByPlace(turn) : new Map();
    // A board replaces the columns that only name places.
    const hasTexts = turn.columns.every((column) => ['text', 'number'].includes(column.kind));
    const board = turn.board ? drawBoard(turn.board, byPlace, { ...options, label: state.problem.title[state.language] }) : null;
    const columns = turn.board && (hasTexts || turn.board.kind === 'tree') ? null : drawColumns(turn, byPlace, options);
    const isOver = turn.moves.length === 0;
    return element('section', { class: 'stage' },
        drawGames(shown), drawScores(shown, players), element('div', { class: 'board' }, board, columns),
        element('p', { class: 'last' }, lastMove(shown)),
        element('p', { class: 'sentence' }, isOver ? ending(shown) : sentence(shown)),
        isOver ? drawEnd() : drawMoves(turn));
}

const isOwnTurn = (turn) => state.mode === 'both' || turn.player === Number(state.mode);

function boardOptions(shown) {
    const { turn } = shown;
    return {
        selected: state.selected,
        last: state.lastPlaces,
        onMove: (move) => make(move),
        onPlace: (place) => click(place, movesByPlace(turn).get(place)),
        badge: (moves, place) => {
            if (state.hides) return null;
            const move = moveOfClick(moves, place);
            return move ? result(move.result, turn.player) : null;
        },
    };
}

function click(place, moves) {
    const { turn } = state.shown;
    const earlier = state.selected && movesByPlace(turn).get(state.selected).filter((move) => moves.includes(move));
    if (state.selected && earlier.length > 0) {
        const move = moveOfSecondClick(earlier, state.selected, place) ?? (state.selected === place ? null : moveOfClick(earlier, place));
        if (move) return make(move);
        state.selected = state.selected === place ? null : place;
    } else {
        const move = moveOfClick(moves, place);
        if (move) return make(move);
        state.selected = place;
    }
    return draw();
}

function make(move) {
    state.lastPlaces = new Set(move.board.map(onBoard));
    show([...state.moves, move.id]);
}

function drawGames(shown) {
    if (shown.games === 1) return null;
    const field = element('input', { type: 'number', min: 1, max: shown.games, value: shown.game + 1, 'data-key': 'game',
        onchange: (event) => { state.game = Math.min(shown.games, Math.max(1, Number(event.target.value) || 1)) - 1; show([]); } });
    return element('label', { class: 'games-of' }, words().gameOf(shown.games), ' ', field);
}

function drawScores({ scoring, turn, players }) {
    const name = (index) => state.mode === 'both' ? players[index] : `${players[index]} (${index === Number(state.mode) ? words().you : words().perfect})`;
    const side = (index) => element('span', { class: turn.player === index && turn.moves.length ? 'mover' : '' },
        name(index), scoring === 'win' ? '' : element('b', {}, String(turn.scores[index])));
    return element('div', { class: 'scores' }, side(0), side(1));
}

function drawMoves(turn) {
    if (!isOwnTurn(turn)) return element('p', { class: 'waiting' }, '…');
    const chosen = state.selected ? movesByPlace(turn).get(state.selected) : turn.moves;
    const most = 200;
    const buttons = (state.hides ? [...chosen].sort((one, other) => one.id - other.id) : chosen).slice(0, most).map((move) => {
        const value = result(move.result, turn.player);
        return element('button', { class: `move${state.hides ? '' : ` ${value.kind}`}`, 'data-key': `move${move.id}`, onclick: () => make(move) },
            element('span', {}, move.phrase), state.hides ? null : element('b', {}, value.text));
    });
    const heading = element('h2', { tabindex: '-1', 'data-key': 'moves' }, state.selected ? words().selected : words().moves);
    const all = state.selected ? element('p', {}, words().clickAgain, ' ', element('button', { onclick: () => { state.selected = null; draw(); } }, words().all)) : null;
    return element('div', { class: 'moves' }, heading, all, element('div', { class: 'list' }, ...buttons),
        chosen.length > most ? element('p', {}, `… ${chosen.length - most}`) : null);
}

function drawEnd() {
    const swap = () => { state.mode = state.mode === 'both' ? '1' : String(1 - Number(state.mode)); show([]); };
    return element('div', { class: 'end' },
        element('button', { 'data-key': 'moves', onclick: () => show([]) }, words().again),
        element('button', { onclick: swap }, words().asOther));
}

// History, settings and drawers

function drawSide(shown) {
    return element('section', { class: 'side' }, drawSettings(shown), drawHistory(shown));
}

function drawSettings({ choices }) {
    if (!choices) return null;
    const modes = Object.entries(words().modes).map(([mode, name]) => element('option', { value: mode, selected: state.mode === mode }, name));
    const select = element('select', { 'data-key': 'mode', onchange: (event) => { state.mode = event.target.value; load(); } }, ...modes);
    const box = element('input', { type: 'checkbox', checked: state.hides, 'data-key': 'hides', onchange: (event) => { state.hides = event.target.checked; draw(); } });
    return element('div', { class: 'settings' }, element('label', {}, words().mode, ' ', select), element('label', {}, box, ' ', words().hide));
}

function drawHistory({ history: past, turn }) {
    if (past.length === 0) return null;
    const entries = [...past, { player: turn.player, result: turn.result }];
    const leads = entries.map((entry) => entry.player === 0 ? entry.result[0] : -entry.result[0]);
    const list = past.map((entry, index) => {
        const isMistake = entry.after[0] !== entry.result[0];
        const text = `${index + 1}. ${entry.name}${isMistake && !state.hides ? ' ?' : ''}`;
        return element('button', { class: isMistake && !state.hides ? 'mistake' : '', onclick: () => show(state.moves.slice(0, index + 1), state.moves.slice(index + 1)) }, text);
    });
    return element('div', { class: 'history' }, element('h2', {}, words().history), state.hides ? null : drawCurve(leads),
        element('div', { class: 'list' }, element('button', { onclick: () => show([], state.moves) }, words().start), ...list.slice(-200)));
}

function drawCurve(leads) {
    const most = Math.max(1, ...leads.map(Math.abs));
    const points = leads.map((lead, index) => `${4 + 92 * index / Math.max(1, leads.length - 1)},${15 - 12 * lead / most}`);
    return drawing('svg', { class: 'curve', viewBox: '0 0 100 30', 'aria-hidden': 'true' },
        drawing('line', { x1: 0, y1: 15, x2: 100, y2: 15 }), drawing('polyline', { points: points.join(' ') }));
}

function drawDrawers() {
    const tabs = Object.entries(words().drawers).map(([name, title]) => element('button', {
        'aria-expanded': String(state.drawer === name), 'data-key': `drawer-${name}`, onclick: () => toggle(name),
    }, title));
    const draws = { table: drawTable, idea: drawIdea, input: drawInput, link: drawLink };
    const isBad = !state.shown?.turn;
    const drawer = state.drawer ?? (isBad ? 'input' : null);
    return element('section', { class: 'drawers' }, element('div', { class: 'tabs' }, ...tabs),
        drawer ? element('div', { class: 'drawer' }, ...draws[drawer]().filter(Boolean)) : null);
}

function toggle(name) {
    state.drawer = state.drawer === name ? null : name;
    draw();
    if (state.drawer === 'table') loadTable();
}

function drawIdea() {
    const { problem, language } = { problem: state.problem, language: state.language };
    const text = words();
    const usual = problem.usual[language].join(language === 'zh' ? '、' : ', ');
    const link = (title, target) => target ? element('a', { href: target, target: '_blank', rel: 'noreferrer' }, title) : null;
    const facts = [[text.technique, problem.technique[language]], [text.usual, usual], [text.time, problem.time[language]]];
    const answer = state.shown?.turn && problem.samples.includes(state.input) ? null : null;
    return [element('dl', {}, ...facts.flatMap(([name, fact]) => [element('dt', {}, name), element('dd', {}, fact)])), answer,
        element('p', { class: 'links' }, link(text.statement, problem.link[language]), link(text.solution, problem.solution), link(text.explanation, problem.page[language]))];
}

function drawInput() {
    const text = words();
    const field = element('textarea', { rows: 3, 'data-key': 'input', spellcheck: 'false', 'aria-label': text.inputLabel });
    field.value = state.input;
    const use = (input) => { state.game = 0; state.input = input; state.lastPlaces = null; const kept = state.mode; history.pushState(null, '', address()); show([]); state.mode = kept; };
    const ask = async (question) => {
        const answer = await engine.ask({ ask: question, problem: state.problem.program });
        if (answer.input) use(answer.input);
        else { state.message = text.noLosing; field.setCustomValidity(''); document.getElementById('live').textContent = text.noLosing; note.textContent = text.noLosing; }
    };
    const note = element('p', { role: 'status' }, state.shown?.allowed === false ? text.notAllowed : '');
    const samples = state.problem.samples.map((sample, index) => element('button', { title: sample, onclick: () => use(sample) }, text.sample(index + 1)));
    return [element('label', { for: 'input' }, text.inputLabel), field,
        element('div', { class: 'list' }, element('button', { class: 'primary', 'data-key': 'use', onclick: () => use(field.value) }, text.use),
            ...samples, element('button', { 'data-key': 'random', onclick: () => ask('random') }, text.random),
            element('button', { 'data-key': 'losing', onclick: () => ask('losing') }, text.losing)), note];
}

function drawLink() {
    const field = element('input', { readonly: true, value: location.href, 'aria-label': words().drawers.link, onfocus: (event) => event.target.select() });
    const said = element('span', { role: 'status' });
    const copy = async () => {
        field.select();
        try { await navigator.clipboard.writeText(location.href); } catch { document.execCommand('copy'); }
        said.textContent = words().copied;
    };
    return [element('p', {}, words().linkHint), field, element('div', { class: 'list' }, element('button', { 'data-key': 'copy', onclick: copy }, words().copy), said)];
}

// The table of positions

function drawTable() {
    const table = state.table;
    if (!state.shown?.axes?.length) return [element('p', {}, words().noTable)];
    if (!table) return [element('p', { role: 'status' }, words().computing)];
    if (table.error || !table.entries) return [element('p', {}, table.error ?? words().cancelled)];
    const hasNumbers = table.entries.some(([, , number]) => number !== null);
    const box = element('input', { type: 'checkbox', checked: state.grundy, 'data-key': 'grundy', onchange: (event) => { state.grundy = event.target.checked; draw(); } });
    const caption = element('p', {}, words().tableOf, hasNumbers ? element('label', {}, ' ', box, ' ', words().grundy) : null);
    const cells = new Map(table.entries.map(([place, points, number]) => [place.join(), { points, number }]));
    const current = (state.shown.turn.coordinates ?? []).join();
    return [caption, table.axes.length === 1 ? drawLine(table, cells, current, hasNumbers) : drawSquare(table, cells, current, hasNumbers)];
}

function drawCell(cell, isCurrent, hasNumbers) {
    if (!cell) return element('td', {});
    const { scoring } = state.shown;
    const kind = cell.points > 0 ? 'win' : cell.points < 0 ? 'lose' : 'tie';
    const letters = { win: 'W', lose: 'L', tie: 'D' };
    const sign = typeof scoring === 'number' ? Math.abs(cell.points) : cell.points > 0 ? `+${cell.points}` : cell.points;
    const text = state.grundy && hasNumbers ? cell.number : scoring === 'win' ? letters[kind] : sign;
    return element('td', { class: `${typeof scoring === 'number' ? 'total' : kind}${isCurrent ? ' current' : ''}`, 'aria-current': isCurrent ? 'true' : null }, String(text));
}

function drawLine(table, cells, current, hasNumbers) {
    const entries = table.entries.map(([place]) => element('tr', {}, element('th', { scope: 'row' }, String(place[0])), drawCell(cells.get(place.join()), place.join() === current, hasNumbers)));
    return element('div', { class: 'frame', tabindex: '0' }, element('table', { class: 'line' }, element('caption', {}, table.axes[0]), ...entries));
}

function drawSquare(table, cells, current, hasNumbers) {
    const values = (axis) => [...new Set(table.entries.map(([place]) => place[axis]))].sort((one, other) => one - other);
    const [rows, columns] = [values(0), values(1)];
    const head = element('tr', {}, element('th', {}, `${table.axes[0]} \\ ${table.axes[1]}`), ...columns.map((column) => element('th', { scope: 'col' }, String(column))));
    const body = rows.map((row) => element('tr', {}, element('th', { scope: 'row' }, String(row)),
        ...columns.map((column) => drawCell(cells.get([row, column].join()), [row, column].join() === current, hasNumbers))));
    return element('div', { class: 'frame', tabindex: '0' }, element('table', { class: 'square' }, head, ...body));
}

// The actions at the bottom

function drawActions(shown) {
    const turn = shown?.turn;
    actions.hidden = !turn;
    if (!turn) return;
    const text = words();
    const steps = state.mode === 'both' ? 1 : 2;
    const undo = () => show(state.moves.slice(0, -steps), [...state.moves.slice(-steps), ...state.undone]);
    const redo = () => show([...state.moves, ...state.undone.slice(0, steps)], state.undone.slice(steps));
    const button = (key, icon, action, isOff) => element('button', { 'data-key': key, disabled: isOff, onclick: action }, element('span', { 'aria-hidden': 'true' }, icon), element('span', {}, text[key]));
    const isOver = turn.moves.length === 0;
    actions.replaceChildren(
        button('undo', '↶', undo, state.moves.length === 0), button('redo', '↷', redo, state.undone.length === 0),
        button('best', '★', () => make(turn.moves[0]), isOver), button('play', '▶', playOn, isOver), button('restart', '⟲', () => show([]), state.moves.length === 0));
}

// Plays best moves to the end, at most as many as an address can hold.
async function playOn() {
    const answer = await engine.ask({
        ask: 'turn', problem: state.problem.program, input: state.input, game: state.game, moves: state.moves, best: 500, language: state.language,
    });
    if (answer.history) show(answer.history.map((entry) => entry.id));
}

async function begin() {
    setTheme(remembered('theme'));
    engine = new Engine(document.getElementById('games').textContent.trim());
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') {
        main.replaceChildren(element('p', { class: 'error', role: 'alert' }, words().noGames));
        return;
    }
    addEventListener('popstate', () => { readAddress(); load(); });
    readAddress();
    load();
}

begin();
