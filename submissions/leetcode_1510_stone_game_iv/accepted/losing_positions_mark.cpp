// A pile without a mark loses, and marks the piles that are a square larger as winning

class Solution {
public:
    bool winnerSquareGame(int n) {
        vector<bool> wins(n + 1);
        for (int pile = 0; pile <= n; pile++) {
            if (!wins[pile]) {
                for (int root = 1; pile + root * root <= n; root++) {
                    wins[pile + root * root] = true;
                }
            }
        }
        return wins[n];
    }
};
