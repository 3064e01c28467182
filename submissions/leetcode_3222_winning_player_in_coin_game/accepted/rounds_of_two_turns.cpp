// Takes off whole rounds of two turns; then Alice can move, or cannot

class Solution {
public:
    string losingPlayer(int x, int y) {
        int rounds = min(x / 2, y / 8);
        x -= 2 * rounds;
        y -= 8 * rounds;
        return x >= 1 && y >= 4 ? "Alice" : "Bob";
    }
};
