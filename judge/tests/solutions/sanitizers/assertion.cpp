class Solution {
public:
    bool canWinNim(int n) {
        vector<int> wins(4, true);
        wins[0] = false;
        return wins[n];
    }
};
// on linux judged 292 4: LeetCode RE …SIGABRT…find: Assertion '__n < this->size()' failed. (line 6)
