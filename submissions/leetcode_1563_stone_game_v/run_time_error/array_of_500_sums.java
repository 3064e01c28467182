// An array of 500 prefix sums, but 500 values have 501
class Solution {
    public int stoneGameV(int[] stoneValue) {
        int n = stoneValue.length;
        int[] sum = new int[500];
        for (int i = 1; i <= n; i++) {
            sum[i] = sum[i - 1] + stoneValue[i - 1];
        }
        int[][] dp = new int[n + 1][n + 1];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i + 2; j <= n; j++) {
                for (int k = i + 1; k < j; k++) {
                    int left = sum[k] - sum[i], right = sum[j] - sum[k];
                    if (left <= right) {
                        dp[i][j] = Math.max(dp[i][j], left + dp[i][k]);
                    }
                    if (left >= right) {
                        dp[i][j] = Math.max(dp[i][j], right + dp[k][j]);
                    }
                }
            }
        }
        return dp[0][n];
    }
}
