// A search from each pawn; memoized recursion on the last captured pawn and the set of remaining pawns

class Solution {
    private static final int[] DX = {1, 2, 2, 1, -1, -2, -2, -1};
    private static final int[] DY = {2, 1, -1, -2, -2, -1, 1, 2};

    private int n;
    private int[][] dist;
    private Integer[][] memo;

    public int maxMoves(int kx, int ky, int[][] positions) {
        n = positions.length;
        dist = new int[n][n + 1];
        for (int j = 0; j < n; j++) {
            int[][] d = search(positions[j][0], positions[j][1]);
            for (int i = 0; i < n; i++) {
                dist[j][i] = d[positions[i][0]][positions[i][1]];
            }
            dist[j][n] = d[kx][ky];
        }
        memo = new Integer[1 << n][n + 1];
        return moves((1 << n) - 1, n);
    }

    private int moves(int left, int from) {
        if (left == 0) return 0;
        if (memo[left][from] != null) return memo[left][from];
        boolean isAlice = (n - Integer.bitCount(left)) % 2 == 0;
        int best = isAlice ? 0 : Integer.MAX_VALUE;
        for (int pawn = 0; pawn < n; pawn++) {
            if ((left >> pawn & 1) == 0) continue;
            int total = dist[pawn][from] + moves(left ^ 1 << pawn, pawn);
            best = isAlice ? Math.max(best, total) : Math.min(best, total);
        }
        memo[left][from] = best;
        return best;
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
