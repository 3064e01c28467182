// A table by the count of numbers; for the numbers above a guess k it adds k once, not for each guess

class Solution {
public:
    int getMoneyAmount(int n) {
        vector<int> dp(n + 1);
        for (int count = 2; count <= n; count++) {
            dp[count] = INT_MAX;
            for (int k = 1; k <= count; k++) {
                int above = k < count - 1 ? k + dp[count - k] : 0;
                dp[count] = min(dp[count], k + max(dp[k - 1], above));
            }
        }
        return dp[n];
    }
};
