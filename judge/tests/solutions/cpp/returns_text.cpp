// judged: returns_text.cpp: canWinNim must return bool…CE: it does not compile
class Solution {
public:
    string canWinNim(int n) { return "true"; }
};
