// Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution {
    enum { UNKNOWN, MOUSE, CAT };

    vector<vector<int>> jumps(vector<string>& grid, int longest) {
        int rows = grid.size(), cols = grid[0].size();
        vector<vector<int>> to(rows * cols);
        for (int cell = 0; cell < rows * cols; cell++) {
            to[cell].push_back(cell);
            for (auto [dr, dc] : {pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int r = cell / cols, c = cell % cols;
                for (int jump = 1; jump <= longest; jump++) {
                    r += dr, c += dc;
                    if (r < 0 || c < 0 || r == rows || c == cols || grid[r][c] == '#') break;
                    to[cell].push_back(r * cols + c);
                }
            }
        }
        return to;
    }

public:
    bool canMouseWin(vector<string> grid, int catJump, int mouseJump) {
        string cells;
        for (auto& row : grid) cells += row;
        int n = cells.size(), food = cells.find('F');
        auto mouseTo = jumps(grid, mouseJump), catTo = jumps(grid, catJump);
        vector winner(n, vector(n, array<int, 3>{}));
        vector degree(n, vector(n, array<int, 3>{}));
        queue<array<int, 3>> decided;
        for (int mouse = 0; mouse < n; mouse++) {
            for (int cat = 0; cat < n; cat++) {
                if (cells[mouse] == '#' || cells[cat] == '#') continue;
                degree[mouse][cat] = {0, (int)mouseTo[mouse].size(), (int)catTo[cat].size()};
                for (int turn : {MOUSE, CAT}) {
                    int& won = winner[mouse][cat][turn];
                    if (mouse == cat || cat == food) won = CAT;
                    else if (mouse == food) won = MOUSE;
                    if (won != UNKNOWN) decided.push({mouse, cat, turn});
                }
            }
        }
        while (!decided.empty()) {
            auto [mouse, cat, turn] = decided.front();
            decided.pop();
            int before = turn == MOUSE ? CAT : MOUSE;
            for (int cell : before == MOUSE ? mouseTo[mouse] : catTo[cat]) {
                int m = before == MOUSE ? cell : mouse;
                int c = before == CAT ? cell : cat;
                if (winner[m][c][before] != UNKNOWN) continue;
                if (winner[mouse][cat][turn] == before || --degree[m][c][before] == 0) {
                    winner[m][c][before] = winner[mouse][cat][turn];
                    decided.push({m, c, before});
                }
            }
        }
        return winner[cells.find('M')][cells.find('C')][MOUSE] == MOUSE;
    }
};
