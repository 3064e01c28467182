// Memoized search over the whole string as a bit mask: a few long runs have too many positions

class Solution {
public:
    unordered_map<long long, bool> memo;
    int n;

    bool canWin(string currentState) {
        n = currentState.size();
        memo.clear();
        long long mask = 0;
        for (int i = 0; i < n; i++) {
            if (currentState[i] == '+') mask |= 1LL << i;
        }
        return dfs(mask);
    }

    bool dfs(long long mask) {
        auto known = memo.find(mask);
        if (known != memo.end()) return known->second;
        bool win = false;
        for (int i = 0; i + 1 < n && !win; i++) {
            long long pair = 3LL << i;
            win = (mask & pair) == pair && !dfs(mask ^ pair);
        }
        return memo[mask] = win;
    }
};
