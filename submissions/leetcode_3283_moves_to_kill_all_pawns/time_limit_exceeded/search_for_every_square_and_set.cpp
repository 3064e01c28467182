// Memoized recursion, but it searches the whole board for every square and every set of pawns

class Solution {
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

    int dfs(int i, int x, int y, int left, bool isAlice, vector<vector<int>>& positions) {
        if (left == 0) return 0;
        int& best = memo[left][i];
        if (best >= 0) return best;
        best = isAlice ? 0 : INT_MAX;
        auto d = search(x, y);
        for (size_t j = 0; j < positions.size(); j++) {
            if (!(left >> j & 1)) continue;
            int u = positions[j][0], v = positions[j][1];
            int moves = d[u][v] + dfs(j, u, v, left ^ 1 << j, !isAlice, positions);
            best = isAlice ? max(best, moves) : min(best, moves);
        }
        return best;
    }

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        int n = positions.size();
        memo.assign(1 << n, vector<int>(n + 1, -1));
        return dfs(n, kx, ky, (1 << n) - 1, true, positions);
    }
};
