// Compares what readers answer with what is expected.

// Maximum number of letters that an answer keeps.
const MOST_COMPARED = 200;

// Returns an answer in the form in which it is compared: minus signs, commas and full-width digits are alike, and a
// number may have a plus sign or leading zeros.
function comparable(text) {
    const plain = text.slice(0, MOST_COMPARED).normalize('NFKC').replace(/[−–]/g, '-').toLowerCase();
    const parts = plain.split(/[\s,;、]+/).filter(Boolean);
    return parts.map((part) => (/^[+-]?\d+$/.test(part) ? String(BigInt(part.replace('+', ''))) : part)).join(' ');
}

export const isRight = (given, answer) => comparable(given) === comparable(answer);

export const isEmpty = (given) => comparable(given) === '';

// Returns how many of the given answers are right. Each is kept with whether it is.
export function tallyOf(answers) {
    const kept = [...answers.values()];
    return { right: kept.filter(({ right }) => right).length, count: kept.length };
}
