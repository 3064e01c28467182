// Starts from the second-to-last sum, as if a stone had to be left
class Solution {
    public int stoneGameVIII(int[] stones) {
        int n = stones.length;
        for (int i = 1; i < n; i++) {
            stones[i] += stones[i - 1];
        }
        int best = stones[Math.max(1, n - 2)];
        for (int i = n - 3; i > 0; i--) {
            best = Math.max(best, stones[i] - best);
        }
        return best;
    }
}
