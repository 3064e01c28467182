// Both players choose the nearest pawn

class Solution {
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

public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        auto left = positions;
        int total = 0;
        while (!left.empty()) {
            auto d = search(kx, ky);
            size_t next = 0;
            for (size_t j = 1; j < left.size(); j++) {
                int moves = d[left[j][0]][left[j][1]], best = d[left[next][0]][left[next][1]];
                if (moves < best) next = j;
            }
            kx = left[next][0];
            ky = left[next][1];
            total += d[kx][ky];
            left.erase(left.begin() + next);
        }
        return total;
    }
};
