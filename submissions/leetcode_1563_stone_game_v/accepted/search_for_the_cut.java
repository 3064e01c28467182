// The best of all left parts and of all right parts; a binary search finds the cut between them
class Solution {
    public int stoneGameV(int[] stoneValue) {
        int n = stoneValue.length;
        int[] prefix = new int[n + 1];
        for (int i = 0; i < n; i++) {
            prefix[i + 1] = prefix[i] + stoneValue[i];
        }
        int[][] dp = new int[n][n];
        int[][] maxLeft = new int[n][n];
        int[][] maxRight = new int[n][n];
        for (int i = n - 1; i >= 0; i--) {
            maxLeft[i][i] = maxRight[i][i] = stoneValue[i];
            for (int j = i + 1; j < n; j++) {
                // The last stone of the longest left part whose sum is at most half of the whole.
                int sum = prefix[j + 1] - prefix[i];
                int low = i - 1, high = j - 1;
                while (low < high) {
                    int mid = (low + high + 1) / 2;
                    if ((prefix[mid + 1] - prefix[i]) * 2 <= sum) {
                        low = mid;
                    } else {
                        high = mid - 1;
                    }
                }
                int best = 0;
                if (low >= i) {
                    best = maxLeft[i][low];
                    if ((prefix[low + 1] - prefix[i]) * 2 == sum) {
                        best = Math.max(best, maxRight[low + 1][j]);
                    }
                }
                if (low + 2 <= j) {
                    best = Math.max(best, maxRight[low + 2][j]);
                }
                dp[i][j] = best;
                maxLeft[i][j] = Math.max(maxLeft[i][j - 1], sum + best);
                maxRight[i][j] = Math.max(maxRight[i + 1][j], sum + best);
            }
        }
        return dp[0][n - 1];
    }
}
