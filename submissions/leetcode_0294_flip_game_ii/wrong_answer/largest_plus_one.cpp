// One more than the largest Grundy number that a flip reaches, instead of the mex

class Solution {
public:
    bool canWin(string currentState) {
        int n = currentState.size();
        vector<int> grundy(n + 1, 0);
        for (int len = 2; len <= n; len++) {
            for (int left = 0; left + 2 <= len; left++) {
                int reached = grundy[left] ^ grundy[len - 2 - left];
                grundy[len] = max(grundy[len], reached + 1);
            }
        }
        int total = 0, run = 0;
        for (char c : currentState + "-") {
            if (c == '+') {
                run++;
            } else {
                total ^= grundy[run];
                run = 0;
            }
        }
        return total != 0;
    }
};
