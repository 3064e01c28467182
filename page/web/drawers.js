// The drawers below the board: the table of positions, the idea, the input and the link.

const hasTable = () => state.shown?.axes?.length > 0;

function drawDrawers() {
    const open = openDrawer();
    const names = Object.entries(words().drawers).filter(([name]) => name !== 'table' || hasTable());
    const tabs = names.map(([name, title]) => element('button', {
        'aria-expanded': String(open === name), 'data-key': `drawer-${name}`, onclick: () => toggle(name),
    }, title));
    const draws = { table: drawTable, idea: drawIdea, input: drawInput, link: drawLink };
    return element('section', { class: 'drawers', 'aria-label': words().more }, element('div', { class: 'tabs' }, ...tabs),
        open ? element('div', { class: 'drawer' }, ...draws[open]()) : null);
}

// Returns the name of the open drawer. Without a board, it is the input; beside a board, a wide screen has room for one.
function openDrawer() {
    const { drawer, shown } = state;
    if (drawer !== null && (drawer !== 'table' || hasTable())) return drawer;
    if (!shown?.turn) return 'input';
    if (!WIDE.matches) return '';
    return hasTable() ? 'table' : 'idea';
}

function toggle(name) {
    state.drawer = openDrawer() === name ? '' : name;
    draw();
    document.querySelector('.drawer')?.scrollIntoView({ block: 'nearest' });
}

function drawIdea() {
    const { problem, language } = state;
    const text = words();
    const link = (title, target) => target ? element('a', { href: target, target: '_blank', rel: 'noreferrer' }, title) : null;
    const usual = problem.usual[language].join(language === 'zh' ? '、' : ', ');
    const facts = [[text.technique, problem.technique[language]], [text.usual, usual], [text.time, problem.time[language]]];
    return [
        element('dl', {}, ...facts.flatMap(([name, fact]) => [element('dt', {}, name), element('dd', {}, fact)])),
        element('p', { class: 'links' },
            link(text.statement, problem.link[language]), link(text.solution, problem.solution), link(text.explanation, problem.page[language])),
    ];
}

// The input

function drawInput() {
    const text = words();
    const { problem, shown } = state;
    const field = element('textarea', { rows: 3, id: 'input', 'data-key': 'input', spellcheck: 'false', autocapitalize: 'off' });
    field.value = state.input;
    const note = element('p', { role: 'status' }, shown?.allowed === false ? text.notAllowed : '');
    const ask = async (question, otherwise) => {
        const { input } = await engine.ask({ ask: question, problem: problem.program });
        if (input) useInput(input);
        else note.textContent = otherwise;
    };
    const samples = problem.samples.map((sample, index) => element('button', { title: sample, 'data-key': `sample${index}`, onclick: () => useInput(sample) }, text.sample(index + 1)));
    const isWon = shown?.choices && typeof shown.scoring !== 'number';
    return [
        element('label', { for: 'input' }, text.inputLabel), field,
        element('div', { class: 'list' },
            element('button', { class: 'primary', 'data-key': 'use', onclick: () => useInput(field.value) }, text.use), ...samples,
            element('button', { 'data-key': 'random', onclick: () => ask('random', text.noRandom) }, text.random),
            isWon ? element('button', { 'data-key': 'losing', onclick: () => ask('losing', text.noLosing) }, text.losing) : null),
        note,
    ];
}

function useInput(input) {
    Object.assign(state, { input, game: 0, moves: [], undone: [] });
    history.pushState(null, '', address());
    load();
}

function drawLink() {
    const text = words();
    const field = element('input', { readonly: true, value: location.href, 'aria-label': text.drawers.link, onfocus: (event) => event.target.select() });
    const said = element('span', { role: 'status' });
    const copy = async () => {
        field.select();
        try { await navigator.clipboard.writeText(location.href); } catch { document.execCommand('copy'); }
        said.textContent = text.copied;
    };
    return [
        element('p', {}, text.linkHint), field,
        element('div', { class: 'list' }, element('button', { class: 'primary', 'data-key': 'copy', onclick: copy }, text.copy), said),
    ];
}

// The table of positions

const MOST_CELLS = 10000;

// Asks for the table, which is the same for all positions of a game.
async function loadTable() {
    const key = JSON.stringify([state.problem.program, state.input, state.game, state.language]);
    if (state.table?.key === key) return;
    state.table = { key };
    const answer = await engine.ask({ ask: 'positions', problem: state.problem.program, language: state.language });
    if (state.table?.key !== key) return;
    state.table = answer.cancelled ? null : { key, ...answer };
    draw();
}

function drawTable() {
    const text = words();
    const { shown } = state;
    if (hidesResults(shown)) return [element('p', {}, text.tableHidden)];
    loadTable();
    const { table } = state;
    if (!table?.entries && !table?.tooLarge && !table?.error && !table?.crashed) return [element('p', { role: 'status' }, text.computing)];
    const [rows, columns] = [0, 1].map((axis) => [...new Set((table.entries ?? []).map(([place]) => place[axis]))].sort((one, other) => one - other));
    if (!table.entries || rows.length * columns.length > MOST_CELLS) return [element('p', {}, text.tableTooLarge)];
    const hasNumbers = table.entries.some(([, , number]) => number !== null);
    const box = element('input', { type: 'checkbox', checked: state.grundy, 'data-key': 'grundy', onchange: (event) => { state.grundy = event.target.checked; draw(); } });
    const caption = element('p', {}, spaced(text.tableOf[typeof shown.scoring === 'number' ? 'total' : shown.scoring]));
    const current = shown.turn.coordinates.join();
    const cells = new Map(table.entries.map(([place, points, number]) => [place.join(), drawCell(place, points, number, place.join() === current, hasNumbers)]));
    return [
        caption, hasNumbers ? element('p', {}, element('label', {}, box, ' ', text.grundy)) : null,
        table.axes.length === 1 ? drawLine(table, rows, cells) : drawSquare(table, rows, columns, cells),
    ];
}

function drawCell(place, points, number, isCurrent, hasNumbers) {
    const { scoring } = state.shown;
    const isTotal = typeof scoring === 'number';
    const value = scoring === 'win' ? words().letters[kindOf(points)] : isTotal ? String(Math.abs(points)) : signed(points);
    const text = state.grundy && hasNumbers ? String(number) : value;
    return element('td', { class: `${isTotal ? 'total' : kindOf(points)}${isCurrent ? ' current' : ''}`, 'aria-current': isCurrent ? 'true' : null }, text);
}

const drawTableFrame = (table, ...rows) => element('div', { class: 'frame', tabindex: '0', role: 'group', 'aria-label': words().drawers.table }, element('table', { class: table }, ...rows));

// Draws a table with one axis, ten positions in a row.
function drawLine(table, values, cells) {
    const groups = [];
    for (let start = 0; start < values.length; start += 10) groups.push(values.slice(start, start + 10));
    const rows = groups.flatMap((group) => [
        element('tr', {}, element('th', { scope: 'row' }, table.axes[0]), ...group.map((value) => element('th', { scope: 'col' }, String(value)))),
        element('tr', { class: 'values' }, element('th', {}), ...group.map((value) => cells.get(String(value)))),
    ]);
    return drawTableFrame('line', ...rows);
}

function drawSquare(table, rows, columns, cells) {
    const head = element('tr', {}, element('th', { class: 'axes', scope: 'row' }, `${table.axes[0]} ↓\n${table.axes[1]} →`), ...columns.map((column) => element('th', { scope: 'col' }, String(column))));
    const body = rows.map((row) => element('tr', {}, element('th', { scope: 'row' }, String(row)),
        ...columns.map((column) => cells.get([row, column].join()) ?? element('td', {}))));
    return drawTableFrame('square', head, ...body);
}
