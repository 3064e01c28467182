// Stops after as many turns as there are cells, but in a row of 6 cells a win can take 7 turns

class Solution {
    vector<string> grid;
    int rows, cols, food, jumps[2];
    char memo[64][64][64];

    bool mouseWins(int turn, int mouse, int cat) {
        if (mouse == cat || cat == food || turn == rows * cols) return false;
        char& result = memo[turn][mouse][cat];
        if (result) return result == 1;
        bool isMouse = turn % 2 == 0;
        int from = isMouse ? mouse : cat;
        for (auto [dr, dc] : {pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            for (int jump = 0; jump <= jumps[turn % 2]; jump++) {
                int r = from / cols + dr * jump, c = from % cols + dc * jump;
                if (r < 0 || c < 0 || r == rows || c == cols || grid[r][c] == '#') break;
                int to = r * cols + c;
                bool wins = isMouse ? to == food || mouseWins(turn + 1, to, cat)
                                    : mouseWins(turn + 1, mouse, to);
                if (wins == isMouse) {
                    result = wins ? 1 : 2;
                    return wins;
                }
            }
        }
        result = isMouse ? 2 : 1;
        return !isMouse;
    }

public:
    bool canMouseWin(vector<string> grid, int catJump, int mouseJump) {
        this->grid = grid;
        rows = grid.size(), cols = grid[0].size();
        jumps[0] = mouseJump, jumps[1] = catJump;
        memset(memo, 0, sizeof memo);
        string cells;
        for (auto& row : grid) cells += row;
        food = cells.find('F');
        return mouseWins(0, cells.find('M'), cells.find('C'));
    }
};
