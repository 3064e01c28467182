// Counts the coins of 75 alone, if there are four of 10 for the first turn

class Solution {
public:
    string losingPlayer(int x, int y) {
        if (y < 4) return "Bob";
        return x % 2 == 1 ? "Alice" : "Bob";
    }
};
