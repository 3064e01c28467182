// Does not check whether all numbers together reach the total, so a player without a move loses

class Solution {
    vector<signed char> memo;
    int n;

    bool dfs(int used, int rest) {
        if (memo[used]) return memo[used] > 0;
        for (int i = 0; i < n; i++) {
            if (used >> i & 1) continue;
            if (i + 1 >= rest || !dfs(used | 1 << i, rest - i - 1)) {
                memo[used] = 1;
                return true;
            }
        }
        memo[used] = -1;
        return false;
    }

public:
    bool canIWin(int maxChoosableInteger, int desiredTotal) {
        n = maxChoosableInteger;
        memo.assign(1 << n, 0);
        return dfs(0, desiredTotal);
    }
};
