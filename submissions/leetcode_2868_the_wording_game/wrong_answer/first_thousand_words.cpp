// Looks only at the first 1000 words of each player

class Solution {
public:
    bool canAliceWin(vector<string>& a, vector<string>& b) {
        a.resize(min<size_t>(a.size(), 1000));
        b.resize(min<size_t>(b.size(), 1000));
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
