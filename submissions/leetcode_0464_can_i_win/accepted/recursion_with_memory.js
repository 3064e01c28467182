// Recursion on the rules with a Map from the set of used numbers

/**
 * @param {number} maxChoosableInteger
 * @param {number} desiredTotal
 * @return {boolean}
 */
var canIWin = function(maxChoosableInteger, desiredTotal) {
    if ((1 + maxChoosableInteger) * maxChoosableInteger / 2 < desiredTotal) {
        return false;
    }
    const memo = new Map();
    const dfs = (used, total) => {
        if (!memo.has(used)) {
            let res = false;
            for (let i = 0; i < maxChoosableInteger; i++) {
                if (((used >> i) & 1) === 0) {
                    if (i + 1 + total >= desiredTotal || !dfs(used | (1 << i), total + i + 1)) {
                        res = true;
                        break;
                    }
                }
            }
            memo.set(used, res);
        }
        return memo.get(used);
    };
    return dfs(0, 0);
};
