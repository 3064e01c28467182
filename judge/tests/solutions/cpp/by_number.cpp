// 8 crashes, 12 never comes to an end.
int calls;

class Solution {
    int own = 0;

public:
    bool canWinNim(int n) {
        calls++;
        own++;
        if (n == 12) return !canWinNim(n) || calls > 5;
        vector<int> wins = {0, 1, 1, 1};
        return n > 5 ? wins[n == 8 ? 8 : n % 4] : calls != 2 && own == 1;
    }
};
// on linux judged --input '3 4 7 8 9': expected: …signal: 6 (SIGABRT)…'__n < this->size()'…RE on input 4 of 5: n = 8
// on linux judged -t 20 --input '3 4 12': expected: …signal: 11 (SIGSEGV)…RE on input 3 of 3: n = 12
