// Colon principle: the Grundy number of a node is the xor of its children's Grundy numbers, each plus 1

class Solution {
public:
    bool findGameWinner(int n) {
        vector<int> grundy(n + 1, 0);
        for (int i = 2; i <= n; i++) {
            int left = i == 2 ? 0 : grundy[i - 2] + 1;
            int right = grundy[i - 1] + 1;
            grundy[i] = left ^ right;
        }
        return grundy[n] != 0;
    }
};
