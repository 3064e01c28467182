// A memo in which -1 means unknown, but a lead can be -1 and is then computed again and again
class Solution {
    private int[] prefix;
    private int[] dp;

    public int stoneGameVIII(int[] stones) {
        int n = stones.length;
        prefix = new int[n];
        prefix[0] = stones[0];
        for (int i = 1; i < n; i++) {
            prefix[i] = prefix[i - 1] + stones[i];
        }
        dp = new int[n];
        Arrays.fill(dp, -1);
        return solve(1);
    }

    private int solve(int i) {
        if (i == prefix.length - 1) {
            return prefix[i];
        }
        if (dp[i] != -1) {
            return dp[i];
        }
        return dp[i] = Math.max(solve(i + 1), prefix[i] - solve(i + 1));
    }
}
