// Counts pairs instead of triples, as if one equal neighbor were enough

class Solution {
public:
    bool winnerOfGame(string colors) {
        int alice = 0, bob = 0;
        for (size_t i = 1; i < colors.size(); i++) {
            if (colors[i - 1] == colors[i]) {
                (colors[i] == 'A' ? alice : bob)++;
            }
        }
        return alice > bob;
    }
};
