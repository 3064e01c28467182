// The best of all left parts and of all right parts; the cut between them only moves to the right

class Solution {
    public int stoneGameV(int[] stoneValue) {
        int n = stoneValue.length;
        int[] sums = new int[n + 1];
        for (int j = 0; j < n; j++) sums[j + 1] = sums[j] + stoneValue[j];
        int score = 0;
        // suffix[i][j]: the best worth of a part that ends at j and starts at i or later.
        int[][] suffix = new int[n + 1][n + 1];
        for (int i = n - 1; i >= 0; i--) {
            int[] prefix = new int[n + 1]; // prefix[j]: of a part that starts at i and ends at j or before
            int k = i;
            for (int j = i + 1; j <= n; j++) {
                while (sums[k + 1] - sums[i] <= sums[j] - sums[k + 1]) k++;
                boolean areEqual = sums[k] - sums[i] == sums[j] - sums[k];
                score = Math.max(prefix[k], suffix[areEqual ? k : k + 1][j]);
                int worth = sums[j] - sums[i] + score;
                prefix[j] = Math.max(prefix[j - 1], worth);
                suffix[i][j] = Math.max(suffix[i + 1][j], worth);
            }
        }
        return score;
    }
}
