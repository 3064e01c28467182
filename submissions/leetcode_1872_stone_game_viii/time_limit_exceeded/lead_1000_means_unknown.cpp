// A memo in which 1000 means unknown, but a lead can be 1000 and is then computed again and again
class Solution {
    vector<int> pre, memo;

    int dfs(int i) {
        if (i + 1 == (int)pre.size()) return pre[i];
        if (memo[i] != 1000) return memo[i];
        return memo[i] = max(dfs(i + 1), pre[i] - dfs(i + 1));
    }

public:
    int stoneGameVIII(vector<int>& stones) {
        pre = stones;
        partial_sum(pre.begin(), pre.end(), pre.begin());
        memo.assign(pre.size(), 1000);
        return dfs(1);
    }
};
