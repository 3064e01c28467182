// Draws the drawers below the board, of which one is open: the table of positions, the idea, the input and the link.

import { button, element } from './elements.js';
import { drawInput } from './input.js';
import { draw, state, words } from './state.js';
import { drawTable } from './table.js';

export const WIDE = matchMedia('(min-width: 900px)');

// The table would tell what steps find.
const hasTable = () => Boolean(state.shown?.hasTable) && !state.steps;

export function drawDrawers() {
    const open = openDrawer();
    const draws = { table: drawTable, idea: drawIdea, input: drawInput, link: drawLink };
    const names = Object.keys(draws).filter((name) => name !== 'table' || hasTable());
    const tabs = names.map((name) => {
        const attributes = { 'aria-expanded': String(open === name), onclick: () => toggle(name) };
        return button(`drawer-${name}`, attributes, words().drawers[name]);
    });
    return element(
        'section',
        { class: 'drawers', 'aria-label': words().more },
        element('div', { class: 'tabs' }, ...tabs),
        open === 'closed' ? null : element('div', { class: 'drawer' }, ...draws[open]()),
    );
}

// Returns the name of the open drawer, or `closed`. Without a board, it is the input; beside a board, a wide screen has
// room for one.
function openDrawer() {
    const { drawer, shown } = state;
    if (drawer !== 'default' && (drawer !== 'table' || hasTable())) return drawer;
    if (!shown?.turn) return 'input';
    if (!WIDE.matches) return 'closed';
    return hasTable() ? 'table' : 'idea';
}

function toggle(name) {
    state.drawer = openDrawer() === name ? 'closed' : name;
    draw();
    document.querySelector('.drawer')?.scrollIntoView({ block: 'nearest' });
}

function drawIdea() {
    const { problem, language } = state;
    const text = words();
    const usual = problem.usual[language].join(language === 'zh' ? '、' : ', ');
    const facts = [
        [text.technique, problem.technique[language]],
        [text.usual, usual],
        [text.time, problem.time[language]],
    ];
    const links = [
        [text.statement, problem.link[language]],
        [text.solution, problem.solution],
        [text.explanation, problem.page[language]],
    ];
    const terms = facts.flatMap(([name, fact]) => [element('dt', {}, name), element('dd', {}, fact)]);
    const drawn = links
        .filter(([, target]) => target)
        .map(([title, target]) => element('a', { href: target, target: '_blank', rel: 'noreferrer' }, title));
    return [element('dl', {}, ...terms), element('p', { class: 'links' }, ...drawn)];
}

function drawLink() {
    const text = words();
    const onfocus = ({ target }) => target.select();
    const attributes = { readonly: true, value: location.href, 'aria-label': text.drawers.link, onfocus };
    const field = element('input', attributes);
    const said = element('span', { role: 'status' });
    const copy = async () => {
        field.select();
        try {
            await navigator.clipboard.writeText(location.href);
        } catch {
            document.execCommand('copy');
        }
        said.textContent = text.copied;
    };
    return [
        element('p', {}, text.linkHint),
        field,
        element('div', { class: 'list' }, button('copy', { class: 'primary', onclick: copy }, text.copy), said),
    ];
}
