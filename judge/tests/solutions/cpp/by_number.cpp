// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
int calls;

class Solution {
    int own = 0;

public:
    bool canWinNim(int n) {
        calls++;
        own++;
        if (n == 12) return !canWinNim(n) || calls > 5;
        for (volatile int i = 0; n == 16; i++);
        vector<bool> wins = {false, true, true, true};
        return n > 5 ? wins.at(n == 8 ? 8 : n % 4) : calls != 2 && own == 1;
    }
};
