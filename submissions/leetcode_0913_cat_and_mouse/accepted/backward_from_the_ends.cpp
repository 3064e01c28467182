// Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution {
    enum { DRAW, MOUSE, CAT };
    int winner[50][50][3], degree[50][50][3];

public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        memset(winner, 0, sizeof winner);
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 1; cat < n; cat++) {
                degree[mouse][cat][MOUSE] = graph[mouse].size();
                degree[mouse][cat][CAT] =
                    graph[cat].size() - count(graph[cat].begin(), graph[cat].end(), 0);
            }
        }
        queue<array<int, 3>> decided;
        for (int node = 1; node < n; node++) {
            for (int turn : {MOUSE, CAT}) {
                winner[0][node][turn] = MOUSE;
                winner[node][node][turn] = CAT;
                decided.push({0, node, turn});
                decided.push({node, node, turn});
            }
        }
        while (!decided.empty()) {
            auto [mouse, cat, turn] = decided.front();
            decided.pop();
            int before = turn == MOUSE ? CAT : MOUSE;
            for (int node : graph[before == MOUSE ? mouse : cat]) {
                if (before == CAT && node == 0) continue;
                int m = before == MOUSE ? node : mouse;
                int c = before == CAT ? node : cat;
                if (winner[m][c][before] != DRAW) continue;
                if (winner[mouse][cat][turn] == before || --degree[m][c][before] == 0) {
                    winner[m][c][before] = winner[mouse][cat][turn];
                    decided.push({m, c, before});
                }
            }
        }
        return winner[1][2][MOUSE];
    }
};
