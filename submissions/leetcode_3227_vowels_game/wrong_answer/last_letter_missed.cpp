// The loop stops before the last letter

class Solution {
public:
    bool doesAliceWin(string s) {
        string vowels = "aeiou";
        for (int i = 0; i < (int)s.size() - 1; i++) {
            if (vowels.find(s[i]) != string::npos) return true;
        }
        return false;
    }
};
