// Lets the players stay where they are

class Solution {
public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        vector winner(n, vector(n, array<int, 2>{}));
        for (int node = 1; node < n; node++) {
            winner[0][node] = {1, 1};
            winner[node][node] = {2, 2};
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (int mouse = 1; mouse < n; mouse++) {
                for (int cat = 1; cat < n; cat++) {
                    for (int turn : {0, 1}) {
                        if (winner[mouse][cat][turn]) continue;
                        int own = turn + 1;
                        int result = winner[mouse][cat][1 - turn];
                        for (int node : graph[turn ? cat : mouse]) {
                            if (result == own) break;
                            if (turn && node == 0) continue;
                            int next = turn ? winner[mouse][node][0] : winner[node][cat][1];
                            if (next != 3 - own) result = next;
                        }
                        winner[mouse][cat][turn] = result;
                        if (result) changed = true;
                    }
                }
            }
        }
        return winner[1][2][0];
    }
};
