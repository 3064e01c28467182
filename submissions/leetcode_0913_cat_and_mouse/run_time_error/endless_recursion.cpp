// Recursion without a limit of turns, which never ends if positions repeat

class Solution {
    int play(vector<vector<int>>& graph, int mouse, int cat, int turn) {
        if (mouse == 0) return 1;
        if (mouse == cat) return 2;
        int win = turn + 1, result = 3 - win;
        for (int node : graph[turn ? cat : mouse]) {
            if (turn && node == 0) continue;
            int next = turn ? play(graph, mouse, node, 0) : play(graph, node, cat, 1);
            if (next == win) return win;
            if (next == 0) result = 0;
        }
        return result;
    }

public:
    int catMouseGame(vector<vector<int>>& graph) {
        return play(graph, 1, 2, 0);
    }
};
