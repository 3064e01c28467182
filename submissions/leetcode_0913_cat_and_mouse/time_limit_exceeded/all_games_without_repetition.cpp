// Tries all games up to the first repetition, which is right, but there are exponentially many

class Solution {
    bool onPath[50][50][2] = {};

    int play(vector<vector<int>>& graph, int mouse, int cat, int turn) {
        if (mouse == 0) return 1;
        if (mouse == cat) return 2;
        if (onPath[mouse][cat][turn]) return 0;
        onPath[mouse][cat][turn] = true;
        int win = turn + 1, result = 3 - win;
        for (int node : graph[turn ? cat : mouse]) {
            if (turn && node == 0) continue;
            int next = turn ? play(graph, mouse, node, 0) : play(graph, node, cat, 1);
            if (next == win || next == 0 && result != win) result = next;
            if (result == win) break;
        }
        onPath[mouse][cat][turn] = false;
        return result;
    }

public:
    int catMouseGame(vector<vector<int>>& graph) {
        return play(graph, 1, 2, 0);
    }
};
