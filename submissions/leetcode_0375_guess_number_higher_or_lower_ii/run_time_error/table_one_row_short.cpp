// The guess n needs the costs from n + 1 on, but the table has no such row

class Solution {
public:
    int getMoneyAmount(int n) {
        vector<vector<int>> dp(n + 1, vector<int>(n + 1));
        for (int i = n - 1; i >= 1; i--) {
            for (int j = i + 1; j <= n; j++) {
                dp[i][j] = INT_MAX;
                for (int k = i; k <= j; k++) {
                    dp[i][j] = min(dp[i][j], k + max(dp[i].at(k - 1), dp.at(k + 1)[j]));
                }
            }
        }
        return dp[1][n];
    }
};
