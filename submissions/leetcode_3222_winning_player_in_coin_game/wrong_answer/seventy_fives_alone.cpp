// Counts only the coins of 75, as if there were always enough of 10 after the first turn

class Solution {
public:
    string winningPlayer(int x, int y) {
        if (y < 4) return "Bob";
        return x % 2 == 1 ? "Alice" : "Bob";
    }
};
