// Table for each number of remaining piles and each M; each entry tries every X

class Solution {
    public int stoneGameII(int[] piles) {
        int n = piles.length;
        // f[r][m]: what the player to move gets of the last r piles with M = m.
        int[][] f = new int[n + 1][n + 1];
        int remaining = 0;
        for (int r = 1; r <= n; r++) {
            remaining += piles[n - r];
            for (int m = 1; m <= n; m++) {
                int least = r <= 2 * m ? 0 : Integer.MAX_VALUE;
                for (int x = 1; x <= Math.min(r, 2 * m); x++) {
                    least = Math.min(least, f[r - x][Math.max(m, x)]);
                }
                f[r][m] = remaining - least;
            }
        }
        return f[n][1];
    }
}
