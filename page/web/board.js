// Draws columns and boards, and finds the move that a click on one of their places makes.

// Makes an element. Text never becomes HTML.
function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    setAttributes(made, attributes);
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
}

function setAttributes(made, attributes) {
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
        else if (value === true) made.setAttribute(key, '');
        else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
    }
}

function drawing(name, attributes, ...children) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    setAttributes(made, attributes);
    made.append(...children);
    return made;
}

// A place is a string: `column:index` in a column, `board:index` on the board.
const onBoard = (index) => `board:${index}`;
const inColumn = (column, index) => `${column}:${index}`;

// Returns the places that a move touches, in order.
function placesOf(move, columns) {
    const places = move.board.map(onBoard);
    for (const [column, index] of move.places) {
        const touched = column === null ? [...columns.keys()].filter((other) => hasItems(columns[other])) : [column];
        places.push(...touched.map((other) => inColumn(other, index)));
    }
    return places;
}

const hasItems = ({ kind }) => ['cards', 'piles', 'letters', 'pile'].includes(kind);

// Returns the moves of a turn by the places that they touch.
function movesByPlace(turn) {
    const byPlace = new Map();
    for (const move of turn.moves) {
        for (const place of placesOf(move, turn.columns)) {
            if (!byPlace.has(place)) byPlace.set(place, []);
            byPlace.get(place).push(move);
        }
    }
    return byPlace;
}

const sizeOf = (move) => move.places.length + move.board.length;
const firstPlace = (move) => JSON.stringify([move.board[0], move.places[0]?.[1]]);
const lastPlace = (move) => JSON.stringify([move.board.at(-1), move.places.at(-1)?.[1]]);

// Returns the move that a click on a place makes, given the moves that touch it and all moves of the turn; null if
// several remain to choose from. A click makes the smallest move that takes the place if all moves have the same first or
// last place (the first piles of a row) or take subtrees, or else the only one that begins there.
function moveOfClick(moves, place, all) {
    if (moves.length === 1) return moves[0];
    const bySize = [...moves].sort((one, other) => sizeOf(one) - sizeOf(other));
    const allDiffer = bySize.every((move, index) => index === 0 || sizeOf(move) > sizeOf(bySize[index - 1]));
    const sameEnd = [firstPlace, lastPlace].some((end) => new Set(all.map(end)).size === 1);
    if (allDiffer && (sameEnd || place.startsWith('board'))) return bySize[0];
    if (sizeOf(bySize[0]) < sizeOf(bySize.at(-1))) return null;
    const index = Number(place.split(':')[1]);
    const beginning = moves.filter((move) => (move.places[0]?.[1] ?? move.board[0]) === index);
    return beginning.length === 1 ? beginning[0] : null;
}

// Returns the move of a second click: the one from the first place to the second, or the only one that touches both.
function moveOfSecondClick(moves, first, second) {
    const ends = [first, second].map((place) => Number(place.split(':')[1])).sort((one, other) => one - other);
    const between = moves.filter((move) => {
        const indices = move.places.map(([, index]) => index);
        return indices[0] === ends[0] && indices.at(-1) === ends[1] && indices.length === ends[1] - ends[0] + 1;
    });
    return between.length === 1 ? between[0] : null;
}

const MOST_STONES = 20;

// Draws the columns. `onPlace` takes a clicked place; `badge` returns the result that a place shows.
function drawColumns(turn, byPlace, { onPlace, onMove, selected, badge, last }) {
    const columns = turn.columns.map((column, number) => {
        const chip = (text, index, kind) => {
            const place = inColumn(number, index);
            return drawPlace(place, text, kind, byPlace.get(place), { onPlace, selected, badge, last, label: column.heading });
        };
        const contents = {
            text: () => [element('span', { class: 'text' }, column.items || '—')],
            number: () => [element('span', { class: 'text' }, String(column.items))],
            cards: () => column.items.map((item, index) => chip(String(item), index, 'card')),
            letters: () => [...column.items].map((letter, index) => chip(letter, index, 'tile')),
            piles: () => column.items.map((pile, index) => drawPile(pile, number, index, byPlace, { onPlace, onMove, selected, badge, last, label: column.heading })),
            pile: () => [drawPile(column.items, number, 0, byPlace, { onPlace, onMove, selected, badge, last, label: column.heading })],
        };
        const items = contents[column.kind]();
        if (items.length === 0) items.push(element('span', { class: 'text' }, '—'));
        const isLong = items.length > 60;
        return element('div', { class: `column ${column.kind}${isLong ? ' long' : ''}` },
            element('span', { class: 'heading' }, column.heading),
            element('div', { class: 'items', tabindex: isLong ? '0' : null, role: isLong ? 'group' : null, 'aria-label': isLong ? column.heading : null }, ...items));
    });
    return element('div', { class: 'columns' }, ...columns);
}

function drawPlace(place, text, kind, moves, { onPlace, selected, badge, last, label }) {
    const classes = [kind, 'place'];
    if (last?.has(place)) classes.push('last');
    if (selected === place) classes.push('selected');
    const result = moves ? badge(moves, place) : null;
    const shown = [element('span', {}, text)];
    if (result) shown.push(' ', element('span', { class: `badge ${result.kind}` }, result.text));
    if (!moves) return element('span', { class: classes.join(' ') }, ...shown);
    const index = Number(place.split(':')[1]);
    return element('button', {
        class: classes.join(' '),
        'aria-label': `${text}${result ? ` ${result.text}` : ''}, ${label}[${index}]`,
        'aria-pressed': selected === place ? 'true' : null,
        'data-key': place,
        onclick: () => onPlace(place),
    }, ...shown);
}

// Draws a pile as stones, of which a click takes one and all above it, or as a number if it is large.
function drawPile(pile, column, index, byPlace, options) {
    const place = inColumn(column, index);
    const moves = byPlace.get(place);
    if (pile > MOST_STONES || pile < 0) return drawPlace(place, String(pile), 'card', moves, options);
    const leaving = new Map((moves ?? []).map((move) => [move.places.find(([, other]) => other === index)?.[2], move]));
    const stones = Array.from({ length: pile }, (_, stone) => {
        const move = leaving.get(stone);
        if (!move) return element('span', { class: 'stone' });
        const result = options.badge([move], place);
        const name = result ? `${move.phrase}, ${result.text}` : move.phrase;
        return element('button', {
            class: 'stone place', title: name, 'aria-label': name, 'data-key': `${place}:${stone}`, onclick: () => options.onMove(move),
        }, result ? element('span', { class: `badge ${result.kind}` }, result.text) : null);
    });
    const last = options.last?.has(place) ? ' last' : '';
    return element('div', { class: `pile${last}` },
        element('div', { class: 'stones' }, ...stones.reverse()),
        element('span', { class: 'count' }, String(pile)));
}

// Draws the board. Grids and trees that are too wide scroll within their frame.
function drawBoard(board, byPlace, options) {
    const draw = { grid: drawGrid, graph: drawGraph, tree: drawTree }[board.kind];
    return element('div', { class: `frame ${board.kind}`, tabindex: '0', role: 'group', 'aria-label': options.label }, draw(board, byPlace, options));
}

function piecesAt(board, index) {
    return board.pieces.filter((piece) => piece.place === index).map((piece) => piece.name);
}

function drawBoardPlace(index, name, text, byPlace, { onPlace, badge, last, selected }, more = {}) {
    const place = onBoard(index);
    const moves = byPlace.get(place);
    const result = moves ? badge(moves, place) : null;
    const classes = ['spot', more.class ?? '', last?.has(place) ? 'last' : '', selected === place ? 'selected' : '', result?.kind ?? ''];
    const shown = [element('span', {}, text)];
    if (result) shown.push(' ', element('span', { class: `badge ${result.kind}` }, result.text));
    const attributes = { class: classes.filter(Boolean).join(' '), style: more.style };
    if (!moves) return element('span', attributes, ...shown);
    return element('button', {
        ...attributes,
        class: `${attributes.class} place`,
        'aria-label': [[text, result?.text].filter(Boolean).join(' '), name].filter(Boolean).join(', '),
        'aria-pressed': selected === place ? 'true' : null,
        'data-key': place,
        onclick: () => onPlace(place),
    }, ...shown);
}

function drawGrid(board, byPlace, options) {
    const width = board.rows[0]?.length ?? 0;
    const cells = [...board.rows.join('')].map((letter, index) => {
        const [row, column] = [Math.floor(index / width) + board.corner[0], index % width + board.corner[1]];
        const shade = (row + column) % 2 ? 'dark' : 'light';
        const text = piecesAt(board, index).join(' ') || letter.replace(/[.#]/, '');
        const more = { class: letter === '#' ? 'wall' : `cell ${shade}${text ? ' piece' : ''}` };
        return drawBoardPlace(index, `(${row}, ${column})`, text, byPlace, options, more);
    });
    return element('div', { class: 'cells', style: `grid-template-columns: repeat(${width}, minmax(24px, 5rem))` }, ...cells);
}

const MOST_DRAWN_NODES = 30;

function drawGraph(board, byPlace, options) {
    const count = board.neighbors.length;
    const named = (index) => [board.names[index], ...piecesAt(board, index)].join(' ');
    const spot = (index, more) => drawBoardPlace(index, '', named(index), byPlace, options, more);
    if (count > MOST_DRAWN_NODES) {
        const lists = board.neighbors.map((neighbors, index) => element('li', {}, spot(index, { class: 'node' }), ` → ${neighbors.map((other) => board.names[other]).join(' ')}`));
        return element('ul', { class: 'neighbors' }, ...lists);
    }
    const at = (index) => {
        const angle = 2 * Math.PI * index / count - Math.PI / 2;
        return [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
    };
    // An edge without its opposite has an arrow in its middle, and a loop is a circle.
    const lines = board.neighbors.flatMap((neighbors, one) => neighbors.map((other) => {
        const [[x1, y1], [x2, y2]] = [at(one), at(other)];
        if (one === other) return drawing('circle', { cx: x1, cy: y1 - 5, r: 4 });
        if (board.neighbors[other].includes(one)) return one < other ? drawing('line', { x1, y1, x2, y2 }) : '';
        const points = `${x1},${y1} ${(x1 + x2) / 2},${(y1 + y2) / 2} ${x2},${y2}`;
        return drawing('polyline', { points, 'marker-mid': 'url(#arrow)' });
    }));
    const arrow = drawing('marker', { id: 'arrow', viewBox: '0 0 10 10', refX: 5, refY: 5, markerWidth: 8, markerHeight: 8, orient: 'auto' },
        drawing('path', { d: 'M 0 0 L 10 5 L 0 10 z' }));
    const nodes = board.neighbors.map((_, index) => {
        const [x, y] = at(index);
        const isPiece = piecesAt(board, index).length > 0;
        return spot(index, { class: `node${isPiece ? ' piece' : ''}`, style: `left: ${x}%; top: ${y}%` });
    });
    return element('div', { class: 'nodes' }, drawing('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, arrow, ...lines), ...nodes);
}

function drawTree(board, byPlace, options) {
    const children = board.parents.map(() => []);
    const depth = [];
    board.parents.forEach((parent, index) => {
        depth.push(parent === null ? 0 : depth[parent] + 1);
        if (parent !== null) children[parent].push(index);
    });
    const column = [];
    let leaves = 0;
    // Each node comes after its parent, so the children of a node are placed before it in reverse order.
    for (const index of [...board.parents.keys()].reverse()) {
        const below = children[index].map((child) => column[child]);
        column[index] = below.length ? below.reduce((sum, x) => sum + x, 0) / below.length : leaves++;
    }
    const [step, height] = [2.6, 3.2];
    const left = (index) => (leaves - 1 - column[index] + 0.5) * step;
    const top = (index) => (depth[index] + 0.5) * height;
    const lines = board.parents.flatMap((parent, index) => parent === null ? [] : [
        drawing('line', { x1: left(parent), y1: top(parent), x2: left(index), y2: top(index) }),
    ]);
    const size = [leaves * step, (Math.max(0, ...depth) + 1) * height];
    const nodes = board.parents.map((_, index) => drawBoardPlace(index, board.names[index] ? '' : `[${index}]`, board.names[index], byPlace, options, {
        class: 'node', style: `left: ${left(index)}rem; top: ${top(index)}rem`,
    }));
    const picture = drawing('svg', { viewBox: `0 0 ${size[0]} ${size[1]}`, 'aria-hidden': 'true' }, ...lines);
    return element('div', { class: 'nodes', style: `width: ${size[0]}rem; height: ${size[1]}rem` }, picture, ...nodes);
}
