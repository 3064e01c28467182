// judged 292 4: CE …targets.cpp:5…
class Solution {
public:
    bool canWinNim(int n) {
        vector<int> targets = gets;
        return n % 4;
    }
};
