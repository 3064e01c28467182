// Treats a vowel at index 0 as no vowel

class Solution {
public:
    bool doesAliceWin(string s) {
        int index = s.find_first_of("aeiou");
        return index > 0;
    }
};
