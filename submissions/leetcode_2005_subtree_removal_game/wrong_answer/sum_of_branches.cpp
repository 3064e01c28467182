// The sum of both branches instead of their xor, so only a single node loses

class Solution {
public:
    bool findGameWinner(int n) {
        vector<unsigned long long> grundy(n + 1, 0);
        for (int i = 2; i <= n; i++) {
            unsigned long long left = i == 2 ? 0 : grundy[i - 2] + 1;
            grundy[i] = left + grundy[i - 1] + 1;
        }
        return grundy[n] != 0;
    }
};
