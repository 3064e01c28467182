// The xor of the children's Grundy numbers, without adding 1 to each

class Solution {
public:
    bool findGameWinner(int n) {
        vector<int> grundy(n + 2, 0);
        grundy[2] = 1;
        for (int i = 3; i <= n; i++) {
            grundy[i] = grundy[i - 1] ^ grundy[i - 2];
        }
        return grundy[n] != 0;
    }
};
