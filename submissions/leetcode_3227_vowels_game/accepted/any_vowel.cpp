// Checks whether any letter is a vowel

class Solution {
public:
    bool doesAliceWin(string s) {
        return s.find_first_of("aeiou") != string::npos;
    }
};
