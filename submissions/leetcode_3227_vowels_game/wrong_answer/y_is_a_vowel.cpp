// Counts y among the vowels

class Solution {
public:
    bool doesAliceWin(string s) {
        return s.find_first_of("aeiouy") != string::npos;
    }
};
