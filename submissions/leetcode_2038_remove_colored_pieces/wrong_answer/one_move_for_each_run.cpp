// Counts the runs of at least three pieces, however long they are

class Solution {
public:
    bool winnerOfGame(string colors) {
        int alice = 0, bob = 0;
        int n = colors.size();
        for (int i = 0, j = 0; i < n; i = j) {
            while (j < n && colors[j] == colors[i]) j++;
            if (j - i >= 3) (colors[i] == 'A' ? alice : bob)++;
        }
        return alice > bob;
    }
};
