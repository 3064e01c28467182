class Solution {
public:
    bool canWinNim(int n) { return n + INT_MAX > n; }
};
// on linux judged --input 4: …found: true…sanitizer error on 4: signed integer overflow: …(line 3)…WA on n = 4
