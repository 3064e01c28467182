// Takes index 0 for no vowel found

class Solution {
public:
    bool doesAliceWin(string s) {
        int index = s.find_first_of("aeiou");
        return index > 0;
    }
};
