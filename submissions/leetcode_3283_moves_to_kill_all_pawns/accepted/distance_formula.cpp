// Distances by a formula with exceptions near the corners; a table of all sets of captured pawns

class Solution {
    static bool isCorner(int x, int y) {
        return (x == 0 || x == 49) && (y == 0 || y == 49);
    }

    static int distance(int x, int y, int u, int v) {
        int dx = abs(x - u), dy = abs(y - v);
        if (dx < dy) swap(dx, dy);
        if (dx == 1 && dy == 0) return 3;
        if (dx == 2 && dy == 2) return 4;
        if (dx == 1 && dy == 1) return isCorner(x, y) || isCorner(u, v) ? 4 : 2;
        int moves = max((dx + 1) / 2, (dx + dy + 2) / 3);
        return moves + (moves + dx + dy) % 2;
    }

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        int n = positions.size();
        vector<vector<int>> squares = positions, dist(n + 1, vector<int>(n));
        squares.push_back({kx, ky});
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j < n; j++) {
                dist[i][j] = distance(squares[i][0], squares[i][1], positions[j][0], positions[j][1]);
            }
        }
        vector<vector<int>> dp(1 << n, vector<int>(n + 1));
        for (int taken = (1 << n) - 2; taken >= 0; taken--) {
            bool isAlice = __builtin_popcount(taken) % 2 == 0;
            for (int i = 0; i <= n; i++) {
                // The knight is where it has captured a pawn last.
                if (taken == 0 ? i < n : i == n || !(taken >> i & 1)) continue;
                int best = isAlice ? 0 : INT_MAX;
                for (int j = 0; j < n; j++) {
                    if (taken >> j & 1) continue;
                    int moves = dist[i][j] + dp[taken | 1 << j][j];
                    best = isAlice ? max(best, moves) : min(best, moves);
                }
                dp[taken][i] = best;
            }
        }
        return dp[0][n];
    }
};
