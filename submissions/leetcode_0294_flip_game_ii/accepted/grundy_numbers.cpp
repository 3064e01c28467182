// Grundy numbers of all runs up to the length of the string, and the xor over its runs

class Solution {
public:
    bool canWin(string currentState) {
        int n = currentState.size();
        vector<int> grundy(n + 1);
        for (int run = 2; run <= n; run++) {
            int reached = 0; // bit i: whether a flip reaches the Grundy number i
            for (int left = 0; left <= run - 2; left++) {
                reached |= 1 << (grundy[left] ^ grundy[run - 2 - left]);
            }
            while ((reached >> grundy[run] & 1) == 1) grundy[run]++;
        }
        int total = 0;
        stringstream parts(currentState);
        for (string run; getline(parts, run, '-');) total ^= grundy[run.size()];
        return total != 0;
    }
};
