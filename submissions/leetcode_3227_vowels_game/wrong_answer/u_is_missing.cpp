// Writes o twice and forgets u

class Solution {
public:
    bool doesAliceWin(string s) {
        for (char c : s) {
            if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'o') return true;
        }
        return false;
    }
};
