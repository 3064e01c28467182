class Solution {
public:
    bool canWinNim(int n) {
        if (n % 4 != 0) return true;
    }
};
// judged 292 4: CE …compile_error.cpp:5
