// The player to move loses if the remaining total is 0, even before the first move

var canIWin = function(maxChoosableInteger, desiredTotal) {
    if (maxChoosableInteger * (maxChoosableInteger + 1) / 2 < desiredTotal) return false;
    const memo = new Array(1 << maxChoosableInteger);
    const dfs = (used, rest) => {
        if (rest <= 0) return false;
        if (memo[used] !== undefined) return memo[used];
        for (let i = 1; i <= maxChoosableInteger; i++) {
            const bit = 1 << (i - 1);
            if (!(used & bit) && !dfs(used | bit, rest - i)) {
                return memo[used] = true;
            }
        }
        return memo[used] = false;
    };
    return dfs(0, desiredTotal);
};
