// A search from each pawn; a table of all sets of captured pawns, from the full set down

class Solution {
    private static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1};
    private static final int[] DY = {2, 1, -1, -2, -2, -1, 1, 2};

    public int maxMoves(int kx, int ky, int[][] positions) {
        int n = positions.length;
        int[][] dist = new int[n][n + 1];
        for (int j = 0; j < n; j++) {
            int[][] d = search(positions[j][0], positions[j][1]);
            for (int i = 0; i < n; i++) {
                dist[j][i] = d[positions[i][0]][positions[i][1]];
            }
            dist[j][n] = d[kx][ky];
        }
        int full = (1 << n) - 1;
        int[][] dp = new int[1 << n][n + 1];
        for (int taken = full - 1; taken >= 0; taken--) {
            boolean isAlice = Integer.bitCount(taken) % 2 == 0;
            for (int i = 0; i <= n; i++) {
                int best = isAlice ? 0 : Integer.MAX_VALUE;
                for (int j = 0; j < n; j++) {
                    if ((taken >> j & 1) == 1) continue;
                    int moves = dist[j][i] + dp[taken | 1 << j][j];
                    best = isAlice ? Math.max(best, moves) : Math.min(best, moves);
                }
                dp[taken][i] = best;
            }
        }
        return dp[0][n];
    }

    private int[][] search(int x, int y) {
        int[][] d = new int[50][50];
        for (int[] row : d) Arrays.fill(row, -1);
        d[x][y] = 0;
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {x, y});
        while (!queue.isEmpty()) {
            int[] from = queue.poll();
            for (int k = 0; k < 8; k++) {
                int u = from[0] + DX[k], v = from[1] + DY[k];
                if (u < 0 || u >= 50 || v < 0 || v >= 50 || d[u][v] >= 0) continue;
                d[u][v] = d[from[0]][from[1]] + 1;
                queue.add(new int[] {u, v});
            }
        }
        return d;
    }
}
