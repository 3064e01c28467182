// Compares only the first 100 letters of the words

class Solution {
public:
    bool canAliceWin(vector<string>& a, vector<string>& b) {
        vector<string>* words[] = {&a, &b};
        size_t next[] = {1, 0};
        string last = a[0];
        for (int player = 1;; player = 1 - player) {
            auto& list = *words[player];
            size_t& i = next[player];
            auto fits = [&](const string& word) {
                return strncmp(word.c_str(), last.c_str(), 100) > 0 && word[0] - last[0] <= 1;
            };
            while (i < list.size() && !fits(list[i])) i++;
            if (i == list.size()) return player == 1;
            last = list[i++];
        }
    }
};
