// Counts the hole among the cat's moves, so a cat beside the hole never loses

class Solution {
public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        vector winner(n, vector(n, array<int, 3>{}));
        vector degree(n, vector(n, array<int, 3>{}));
        queue<array<int, 3>> decided;
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 1; cat < n; cat++) {
                degree[mouse][cat] = {0, (int)graph[mouse].size(), (int)graph[cat].size()};
                for (int turn : {1, 2}) {
                    if (mouse == 0) winner[mouse][cat][turn] = 1;
                    else if (mouse == cat) winner[mouse][cat][turn] = 2;
                    if (winner[mouse][cat][turn]) decided.push({mouse, cat, turn});
                }
            }
        }
        while (!decided.empty()) {
            auto [mouse, cat, turn] = decided.front();
            decided.pop();
            int before = 3 - turn;
            for (int node : graph[before == 1 ? mouse : cat]) {
                int m = before == 1 ? node : mouse;
                int c = before == 2 ? node : cat;
                if (c == 0 || winner[m][c][before]) continue;
                if (winner[mouse][cat][turn] == before || --degree[m][c][before] == 0) {
                    winner[m][c][before] = winner[mouse][cat][turn];
                    decided.push({m, c, before});
                }
            }
        }
        return winner[1][2][1];
    }
};
