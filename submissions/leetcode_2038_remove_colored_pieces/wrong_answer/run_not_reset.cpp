// Counts the pieces of a run separately for A and B, and does not start again when the run ends

class Solution {
public:
    bool winnerOfGame(string colors) {
        int pieces[2] = {0, 0}, moves[2] = {0, 0};
        for (char c : colors) {
            if (++pieces[c - 'A'] >= 3) moves[c - 'A']++;
        }
        return moves[0] > moves[1];
    }
};
