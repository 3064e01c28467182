// Table of the leads on all parts of the row, from the short parts to the long ones

class Solution {
    public int stoneGameVII(int[] stones) {
        int n = stones.length;
        int[] prefix = new int[n + 1];
        for (int i = 0; i < n; i++) {
            prefix[i + 1] = prefix[i] + stones[i];
        }
        // dp[i][j]: the lead of the player to move on stones[i..j].
        int[][] dp = new int[n][n];
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1;
                int removeLeft = prefix[j + 1] - prefix[i + 1] - dp[i + 1][j];
                int removeRight = prefix[j] - prefix[i] - dp[i][j - 1];
                dp[i][j] = Math.max(removeLeft, removeRight);
            }
        }
        return dp[0][n - 1];
    }
}
