// Scores the sum before the move, which includes the removed stone

class Solution {
    public int stoneGameVII(int[] stones) {
        int n = stones.length;
        int[] dp = new int[n];
        for (int i = n - 1; i >= 0; i--) {
            int sum = stones[i];
            dp[i] = sum;
            for (int j = i + 1; j < n; j++) {
                sum += stones[j];
                dp[j] = sum - Math.min(dp[j], dp[j - 1]);
            }
        }
        return dp[n - 1];
    }
}
