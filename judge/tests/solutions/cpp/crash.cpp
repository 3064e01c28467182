class Solution {
public:
    bool canWinNim(int n) {
        vector<bool> wins = {false, true, true, true};
        return wins.at(n == 8 ? 8 : n % 4);
    }
};
