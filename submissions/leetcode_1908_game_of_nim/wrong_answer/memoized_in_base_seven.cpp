// Memoizes by the piles as digits in base 7, but a pile may have 7 stones, so different positions share a key

class Solution {
public:
    unordered_map<int, bool> memo;

    bool nimGame(vector<int>& piles) {
        memo.clear();
        return wins(piles);
    }

    bool wins(vector<int>& piles) {
        int key = 0;
        for (int pile : piles) key = key * 7 + pile;
        auto known = memo.find(key);
        if (known != memo.end()) return known->second;
        bool win = false;
        for (int& pile : piles) {
            int before = pile;
            while (pile > 0 && !win) {
                pile--;
                win = !wins(piles);
            }
            pile = before;
        }
        return memo[key] = win;
    }
};
