// Finds games by the words of a text, and moves by their names.

// Reduces a text to its letters and digits, as the catalog's words are.
const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

// Returns all words in which people look for a problem, in both languages.
function searchText(catalog, { program, number, title, technique, time, difficulty, usual, family, others }) {
    const { title: familyTitle } = catalog.families.find(({ name }) => name === family);
    const inBoth = [number, title, technique, time, difficulty, familyTitle].flatMap(({ en, zh }) => [en, zh]);
    return plain([program, ...inBoth, ...usual.en, ...usual.zh, ...others].join(' '));
}

// Returns the problems whose names, rules or techniques have all words of a text, or their synonyms.
export function matchesOf(catalog, text) {
    const parts = text.split(/\s+/).map(plain).filter(Boolean);
    const meanings = parts.map((part) => {
        const meant = catalog.synonyms.filter(([word]) => word === part);
        return [part, ...meant.map(([, meaning]) => meaning)];
    });
    return catalog.problems.filter((problem) => {
        const searched = searchText(catalog, problem);
        return meanings.every((meaning) => meaning.some((word) => searched.includes(word)));
    });
}

// Returns the problem that an address names: exactly, or by words that only one problem has.
export function problemNamed(catalog, name) {
    const named = catalog.problems.find((problem) => problem.program === name || problem.name === name);
    const found = named ? [named] : matchesOf(catalog, name);
    return found.length === 1 ? found[0] : null;
}

// Returns how a name of a move is compared: case, blanks at its ends and kinds of minus do not count.
export const nameAsWritten = (text) => text.trim().toLowerCase().replaceAll('-', '−');

// Returns the moves whose phrase has a text: first the one of this name, then those whose names begin with it.
export function movesNamed(moves, text) {
    const sought = nameAsWritten(text);
    const rank = ({ name }) => {
        const written = nameAsWritten(name);
        return written === sought ? 0 : written.startsWith(sought) ? 1 : 2;
    };
    const named = moves.filter(({ phrase }) => nameAsWritten(phrase).includes(sought));
    return sought === '' ? named : named.sort((one, other) => rank(one) - rank(other));
}
