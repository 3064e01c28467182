// Only tries the two guesses between which the lower side begins to cost as much as the upper side

class Solution {
public:
    int getMoneyAmount(int n) {
        vector<vector<int>> dp(n + 2, vector<int>(n + 2));
        for (int i = n - 1; i >= 1; i--) {
            for (int j = i + 1; j <= n; j++) {
                int k = i;
                while (dp[i][k - 1] < dp[k + 1][j]) k++;
                dp[i][j] = k + max(dp[i][k - 1], dp[k + 1][j]);
                if (k > i) dp[i][j] = min(dp[i][j], k - 1 + max(dp[i][k - 2], dp[k][j]));
            }
        }
        return dp[1][n];
    }
};
