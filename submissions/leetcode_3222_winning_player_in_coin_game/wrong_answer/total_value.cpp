// Divides the value of all coins by 115, as if any coins could make it

class Solution {
public:
    string winningPlayer(int x, int y) {
        return (75 * x + 10 * y) / 115 % 2 == 1 ? "Alice" : "Bob";
    }
};
