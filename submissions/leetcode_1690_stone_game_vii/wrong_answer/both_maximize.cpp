// Adds up what both players score, as if Bob helped Alice

class Solution {
public:
    int stoneGameVII(vector<int>& stones) {
        int n = stones.size();
        vector<vector<int>> dp(n, vector<int>(n));
        for (int i = n - 1; i >= 0; --i) {
            int sum = stones[i];
            for (int j = i + 1; j < n; ++j) {
                sum += stones[j];
                dp[i][j] = max(sum - stones[i] + dp[i + 1][j], sum - stones[j] + dp[i][j - 1]);
            }
        }
        return dp[0][n - 1];
    }
};
