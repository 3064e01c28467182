// Recursion that remembers the lead from every stone on
class Solution {
    int n;
    vector<int> pre, memo;

    int dfs(int i) {
        if (i == n - 1) return pre[i];
        if (memo[i] != INT_MIN) return memo[i];
        return memo[i] = max(dfs(i + 1), pre[i] - dfs(i + 1));
    }

public:
    int stoneGameVIII(vector<int>& stones) {
        n = stones.size();
        pre.resize(n);
        partial_sum(stones.begin(), stones.end(), pre.begin());
        memo.assign(n, INT_MIN);
        return dfs(1);
    }
};
