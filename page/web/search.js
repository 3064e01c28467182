// Finds moves by their names.

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
