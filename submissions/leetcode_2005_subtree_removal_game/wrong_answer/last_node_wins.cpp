// The player who removes the root wins, as in the game in which a player without a move loses

class Solution {
public:
    bool findGameWinner(int n) {
        vector<int> branch(n + 2, 0);
        branch[1] = 1;
        for (int i = 2; i <= n; i++) {
            branch[i] = (branch[i - 1] ^ branch[i - 2]) + 1;
        }
        return branch[n] != 0;
    }
};
