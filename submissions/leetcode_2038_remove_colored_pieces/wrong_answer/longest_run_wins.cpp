// Compares the longest runs only

class Solution {
public:
    bool winnerOfGame(string colors) {
        int longest[2] = {2, 2};
        int run = 0;
        for (size_t i = 0; i < colors.size(); i++) {
            run = i > 0 && colors[i] == colors[i - 1] ? run + 1 : 1;
            longest[colors[i] - 'A'] = max(longest[colors[i] - 'A'], run);
        }
        return longest[0] > longest[1];
    }
};
