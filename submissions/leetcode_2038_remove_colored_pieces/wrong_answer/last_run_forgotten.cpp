// Adds a run only when the next one starts, so a run at the end of the row is forgotten

class Solution {
public:
    bool winnerOfGame(string colors) {
        int moves[2] = {0, 0};
        int run = 1;
        for (size_t i = 1; i < colors.size(); i++) {
            if (colors[i] == colors[i - 1]) {
                run++;
            } else {
                moves[colors[i - 1] - 'A'] += max(0, run - 2);
                run = 1;
            }
        }
        return moves[0] > moves[1];
    }
};
