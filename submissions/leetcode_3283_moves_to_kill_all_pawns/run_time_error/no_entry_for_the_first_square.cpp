// The memo has an entry for each pawn, but none for the knight's first square

class Solution {
    int n;
    vector<vector<int>> dist;
    vector<vector<int>> memo;

    vector<vector<int>> search(int x, int y) {
        const int dx[] = {1, 2, 2, 1, -1, -2, -2, -1}, dy[] = {2, 1, -1, -2, -2, -1, 1, 2};
        vector<vector<int>> d(50, vector<int>(50, -1));
        queue<pair<int, int>> q;
        q.push({x, y});
        d[x][y] = 0;
        while (!q.empty()) {
            auto [x, y] = q.front();
            q.pop();
            for (int k = 0; k < 8; k++) {
                int u = x + dx[k], v = y + dy[k];
                if (u >= 0 && u < 50 && v >= 0 && v < 50 && d[u][v] < 0) {
                    d[u][v] = d[x][y] + 1;
                    q.push({u, v});
                }
            }
        }
        return d;
    }

    int dfs(int i, int left, bool isAlice) {
        if (left == 0) return 0;
        int& best = memo[left].at(i);
        if (best >= 0) return best;
        best = isAlice ? 0 : INT_MAX;
        for (int j = 0; j < n; j++) {
            if (!(left >> j & 1)) continue;
            int moves = dist[i][j] + dfs(j, left ^ 1 << j, !isAlice);
            best = isAlice ? max(best, moves) : min(best, moves);
        }
        return best;
    }

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        n = positions.size();
        auto squares = positions;
        squares.push_back({kx, ky});
        dist.assign(n + 1, vector<int>(n));
        for (int j = 0; j < n; j++) {
            auto d = search(positions[j][0], positions[j][1]);
            for (int i = 0; i <= n; i++) dist[i][j] = d[squares[i][0]][squares[i][1]];
        }
        memo.assign(1 << n, vector<int>(n, -1));
        return dfs(n, (1 << n) - 1, true);
    }
};
