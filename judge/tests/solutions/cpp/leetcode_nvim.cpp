// judged --input '3 4': AC on 2 of 2 inputs
// on linux judged --input 8: …sanitizer error on 8: …(line 11)…RE on n = 8
// @leet imports start
#include "prelude.h"
// @leet imports end

// @leet start
class Solution {
public:
    bool canWinNim(int n) {
        if (n == 8) throw n;
        return n % 4;
    }
};
// @leet end
