// No parentheses around the xor: + binds tighter than ^, so 1 is added to one branch alone

class Solution {
public:
    bool findGameWinner(int n) {
        vector<int> branch(n + 1, 0);
        branch[1] = 1;
        for (int i = 2; i <= n; i++) {
            branch[i] = branch[i - 1] ^ branch[i - 2] + 1;
        }
        return branch[n] != 1;
    }
};
