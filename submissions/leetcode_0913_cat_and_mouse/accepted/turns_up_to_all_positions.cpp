// Memoized recursion with enough turns: a win repeats none of the 2(n - 1)(n - 2) positions

class Solution {
    int limit;
    vector<vector<vector<signed char>>> memo;

    int play(vector<vector<int>>& graph, int mouse, int cat, int turn) {
        if (mouse == 0) return 1;
        if (mouse == cat) return 2;
        if (turn == limit) return 0;
        signed char& result = memo[turn][mouse][cat];
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
        int n = graph.size();
        limit = 2 * (n - 1) * (n - 2);
        memo.assign(limit, vector(n, vector<signed char>(n, -1)));
        return play(graph, 1, 2, 0);
    }
};
