// Rounds up, as if the last turn could do with fewer than four coins of 10

class Solution {
public:
    string winningPlayer(int x, int y) {
        return min(x, (y + 3) / 4) % 2 == 1 ? "Alice" : "Bob";
    }
};
