class Solution {
public:
    bool canWinNim(int n) {
        if (n == 12) throw n;
        int rest;
        if (n != 4) rest = n % 4;
        return n == 4 || rest;
    }
};
// on linux judged --input 8 --stress 0: …AC on n = 8
// on linux judged --input 4: …hint: no_first_value.cpp:7:…uninitialized…WA on n = 4
// on linux judged --input 12: …sanitizer error on 12: failed assertion or uncaught exception (line 4)…RE on n = 12
