// Compares the sums as 32-bit floats, to which 32,000,000 and 31,999,999 are equal

class Solution {
public:
    int stoneGameV(vector<int>& stoneValue) {
        int n = stoneValue.size();
        vector<int> sum(n + 1);
        for (int i = 0; i < n; i++) sum[i + 1] = sum[i] + stoneValue[i];
        vector<vector<int>> dp(n, vector<int>(n));
        for (int len = 2; len <= n; len++) {
            for (int i = 0, j = len - 1; j < n; i++, j++) {
                for (int k = i; k < j; k++) {
                    int left = sum[k + 1] - sum[i], right = sum[j + 1] - sum[k + 1];
                    float x = left, y = right;
                    if (x <= y) dp[i][j] = max(dp[i][j], left + dp[i][k]);
                    if (x >= y) dp[i][j] = max(dp[i][j], right + dp[k + 1][j]);
                }
            }
        }
        return dp[0][n - 1];
    }
};
