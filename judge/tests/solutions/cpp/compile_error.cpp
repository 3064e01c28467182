class Solution {
public:
    bool canWinNim(int n) {
        if (n % 4 != 0) return true;
    }
};
// judged: …compile_error.cpp:5…CE: it does not compile
