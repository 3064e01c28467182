// A search from each pawn; a table of all sets of remaining pawns, from the empty set up

class Solution {
    static vector<vector<int>> search(int x, int y) {
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

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        int n = positions.size();
        auto squares = positions;
        squares.push_back({kx, ky});
        vector<vector<int>> dist;
        for (auto& pawn : positions) {
            auto d = search(pawn[0], pawn[1]);
            dist.emplace_back();
            for (auto& square : squares) dist.back().push_back(d[square[0]][square[1]]);
        }
        vector<vector<int>> moves(1 << n, vector<int>(n + 1));
        for (int left = 1; left < 1 << n; left++) {
            bool isAlice = (n - __builtin_popcount(left)) % 2 == 0;
            for (int from = 0; from <= n; from++) {
                int best = isAlice ? 0 : INT_MAX;
                for (int pawn = 0; pawn < n; pawn++) {
                    if (!(left >> pawn & 1)) continue;
                    int total = dist[pawn][from] + moves[left ^ 1 << pawn][pawn];
                    best = isAlice ? max(best, total) : min(best, total);
                }
                moves[left][from] = best;
            }
        }
        return moves.back()[n];
    }
};
