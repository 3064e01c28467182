// Counts only the coins of 10, as if there were always enough of 75

class Solution {
public:
    string winningPlayer(int x, int y) {
        return y / 4 % 2 == 1 ? "Alice" : "Bob";
    }
};
