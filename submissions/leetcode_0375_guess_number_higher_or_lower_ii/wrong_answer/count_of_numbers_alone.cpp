// A table by the count of numbers alone, as if 5 to 8 cost no more than 1 to 4

class Solution {
public:
    int getMoneyAmount(int n) {
        vector<int> dp(n + 1);
        for (int count = 2; count <= n; count++) {
            dp[count] = INT_MAX;
            for (int k = 1; k <= count; k++) {
                dp[count] = min(dp[count], k + max(dp[k - 1], dp[count - k]));
            }
        }
        return dp[n];
    }
};
