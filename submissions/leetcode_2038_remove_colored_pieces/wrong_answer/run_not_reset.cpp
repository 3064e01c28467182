// Counts the pieces of a run for A and for B, and does not reset the counts when a run ends

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
