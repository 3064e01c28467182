// judged: …solution.cpp:4:…return heap % 4;…CE: it does not compile
class Solution {
public:
    bool canWinNim(int n) { return heap % 4; }
};
