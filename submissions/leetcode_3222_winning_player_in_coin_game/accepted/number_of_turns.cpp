// The number of turns is the smaller of the numbers that the two kinds of coins allow

class Solution {
public:
    string winningPlayer(int x, int y) {
        return min(x, y / 4) % 2 == 1 ? "Alice" : "Bob";
    }
};
