// Bob wins if he can move, so Alice must leave a single vowel, the first or the last letter

class Solution {
public:
    bool doesAliceWin(string s) {
        string vowels = "aeiou";
        auto isVowel = [&](char c) { return vowels.find(c) != string::npos; };
        int count = count_if(s.begin(), s.end(), isVowel);
        if (count % 2 == 1) return true;
        return isVowel(s.front()) || isVowel(s.back());
    }
};
