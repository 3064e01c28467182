// Memoized search on the rules: the piles are the digits of a number in base 8

class Solution {
public:
    unordered_map<int, bool> memo;

    bool nimGame(vector<int>& piles) {
        int key = 0;
        for (int pile : piles) key = key * 8 + pile;
        auto known = memo.find(key);
        if (known != memo.end()) return known->second;
        bool win = false;
        for (int& pile : piles) {
            int before = pile;
            while (pile > 0 && !win) {
                pile--;
                win = !nimGame(piles);
            }
            pile = before;
        }
        return memo[key] = win;
    }
};
