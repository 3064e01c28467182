// Recursion on the rules without memoization

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        bool win = false;
        for (int& pile : piles) {
            int before = pile;
            while (pile > 0 && !win) {
                pile--;
                win = !nimGame(piles);
            }
            pile = before;
        }
        return win;
    }
};
