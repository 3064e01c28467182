// Adds the Grundy numbers of the two runs that a flip leaves, instead of their xor

class Solution {
public:
    bool canWin(string currentState) {
        int n = currentState.size();
        vector<int> grundy(n + 1, 0);
        for (int len = 2; len <= n; len++) {
            set<int> seen;
            for (int left = 0; left + 2 <= len; left++) {
                seen.insert(grundy[left] + grundy[len - 2 - left]);
            }
            while (seen.count(grundy[len])) grundy[len]++;
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
