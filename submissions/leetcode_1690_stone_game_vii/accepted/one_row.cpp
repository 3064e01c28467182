// One row of the table, which is filled from the last start to the first

class Solution {
public:
    int stoneGameVII(vector<int>& stones) {
        int n = stones.size();
        vector<int> dp(n);
        for (int i = n - 1; i >= 0; --i) {
            int sum = stones[i];
            for (int j = i + 1; j < n; ++j) {
                sum += stones[j];
                dp[j] = max(sum - stones[i] - dp[j], sum - stones[j] - dp[j - 1]);
            }
        }
        return dp[n - 1];
    }
};
