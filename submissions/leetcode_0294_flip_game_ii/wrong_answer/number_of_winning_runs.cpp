// The parity of the number of runs that win on their own, as if all Grundy numbers were 0 or 1

class Solution {
public:
    bool canWin(string currentState) {
        int n = currentState.size();
        vector<int> grundy(n + 1, 0);
        for (int len = 2; len <= n; len++) {
            set<int> seen;
            for (int left = 0; left + 2 <= len; left++) {
                seen.insert(grundy[left] ^ grundy[len - 2 - left]);
            }
            while (seen.count(grundy[len])) grundy[len]++;
        }
        int winning = 0, run = 0;
        for (char c : currentState + "-") {
            if (c == '+') {
                run++;
            } else {
                if (grundy[run] > 0) winning++;
                run = 0;
            }
        }
        return winning % 2 == 1;
    }
};
