// Does not know draws: the cat wins whenever the mouse does not

class Solution {
public:
    int catMouseGame(vector<vector<int>>& graph) {
        int n = graph.size();
        // wins[mouse][cat][turn]: whether the mouse wins; turn 1 is the cat's.
        vector wins(n, vector(n, array<bool, 2>{}));
        for (int cat = 1; cat < n; cat++) wins[0][cat] = {true, true};
        for (bool changed = true; changed;) {
            changed = false;
            for (int mouse = 1; mouse < n; mouse++) {
                for (int cat = 1; cat < n; cat++) {
                    if (mouse == cat) continue;
                    bool any = false, all = true;
                    for (int node : graph[mouse]) any |= wins[node][cat][1];
                    for (int node : graph[cat]) all &= node == 0 || wins[mouse][node][0];
                    array<bool, 2> now{any, all};
                    if (now != wins[mouse][cat]) changed = true;
                    wins[mouse][cat] = now;
                }
            }
        }
        return wins[1][2][0] ? 1 : 2;
    }
};
