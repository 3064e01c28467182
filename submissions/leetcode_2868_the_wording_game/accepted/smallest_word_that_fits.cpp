// Both play the smallest word that fits; a word that does not fit now never will

class Solution {
public:
    bool canAliceWin(vector<string>& a, vector<string>& b) {
        size_t i = 1, j = 0;
        string last = a[0];
        auto play = [&](const vector<string>& words, size_t& next) {
            for (; next < words.size(); next++) {
                const string& word = words[next];
                if (word > last && word[0] - last[0] <= 1) {
                    last = words[next++];
                    return true;
                }
            }
            return false;
        };
        while (true) {
            if (!play(b, j)) return true;
            if (!play(a, i)) return false;
        }
    }
};
