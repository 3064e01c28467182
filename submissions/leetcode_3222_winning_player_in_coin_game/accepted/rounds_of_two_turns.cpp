// Removes whole rounds of two turns; then Alice wins if and only if she can move

class Solution {
public:
    string winningPlayer(int x, int y) {
        int rounds = min(x / 2, y / 8);
        x -= 2 * rounds;
        y -= 8 * rounds;
        return x >= 1 && y >= 4 ? "Alice" : "Bob";
    }
};
