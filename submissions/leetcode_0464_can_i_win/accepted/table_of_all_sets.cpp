// Table of all sets of numbers left, from the empty set up

class Solution {
public:
    bool canIWin(int maxChoosableInteger, int desiredTotal) {
        int n = maxChoosableInteger;
        int spare = n * (n + 1) / 2 - desiredTotal;
        if (desiredTotal <= n) return true;
        if (spare < 0) return false;
        vector<char> wins(1 << n);
        for (int left = 0; left < 1 << n; left++) {
            int sum = 0;
            bool leavesLostSet = false;
            for (int i = 0; i < n; i++) {
                if ((left >> i & 1) == 1) {
                    sum += i + 1;
                    leavesLostSet |= !wins[left ^ 1 << i];
                }
            }
            wins[left] = sum > spare && leavesLostSet;
        }
        return wins.back();
    }
};
