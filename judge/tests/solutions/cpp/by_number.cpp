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
// judged 292 3 4 5: function AC
// judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
// on linux judged 292 3 4 7 8 9: function RE question 4 of 5: 8  signal: 6 (SIGABRT)…what():  vector<bool>::_M_range_check: __n (which is 8)…
// within 20 s judged 292 12: function RE …SIGSEGV
// within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
