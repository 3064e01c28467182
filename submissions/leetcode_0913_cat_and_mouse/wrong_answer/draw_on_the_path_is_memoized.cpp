// Treats a position on the path of the recursion as a draw, and memoizes what follows from that

class Solution {
    int memo[50][50][2];

    int play(vector<vector<int>>& graph, int mouse, int cat, int turn) {
        if (mouse == 0) return 1;
        if (mouse == cat) return 2;
        int& result = memo[mouse][cat][turn];
        if (result != -1) return result;
        result = 0;
        int win = turn + 1, best = 3 - win;
        for (int node : graph[turn ? cat : mouse]) {
            if (turn && node == 0) continue;
            int next = turn ? play(graph, mouse, node, 0) : play(graph, node, cat, 1);
            if (next == win) return result = win;
            if (next == 0) best = 0;
        }
        return result = best;
    }

public:
    int catMouseGame(vector<vector<int>>& graph) {
        memset(memo, -1, sizeof memo);
        return play(graph, 1, 2, 0);
    }
};
