// As if a move removed one letter: Alice removes vowels, and Bob consonants

class Solution {
public:
    bool doesAliceWin(string s) {
        string vowels = "aeiou";
        int left = 0;
        for (char c : s) left += vowels.find(c) != string::npos ? 1 : -1;
        return left > 0;
    }
};
