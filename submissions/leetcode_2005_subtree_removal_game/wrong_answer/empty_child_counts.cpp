// Counts the empty left child of order(2) as a branch, so order(2) is lost

class Solution {
public:
    bool findGameWinner(int n) {
        vector<int> grundy(n + 2, 0);
        for (int i = 2; i <= n; i++) {
            grundy[i] = (grundy[i - 1] + 1) ^ (grundy[i - 2] + 1);
        }
        return grundy[n] != 0;
    }
};
