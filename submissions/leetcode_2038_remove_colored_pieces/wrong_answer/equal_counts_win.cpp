// Alice also wins if both have the same number of moves, as if Bob moved first

class Solution {
public:
    bool winnerOfGame(string colors) {
        int alice = 0, bob = 0;
        for (size_t i = 1; i + 1 < colors.size(); i++) {
            if (colors[i - 1] == colors[i] && colors[i] == colors[i + 1]) {
                (colors[i] == 'A' ? alice : bob)++;
            }
        }
        return alice >= bob;
    }
};
