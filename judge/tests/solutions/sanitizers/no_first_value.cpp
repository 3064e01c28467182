class Solution {
public:
    bool canWinNim(int n) {
        int rest;
        if (n != 4) rest = n % 4;
        return n == 4 || rest;
    }
};
// on linux judged --input 8 --stress 0: …AC on n = 8
// on linux judged --input 4: …hint: no_first_value.cpp:6:…uninitialized…WA on n = 4
