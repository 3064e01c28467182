// Plays the game: searches the row from its start for each move, and removes the piece

class Solution {
    bool move(string& colors, const string& triple) {
        for (size_t i = 0; i + 3 <= colors.size(); i++) {
            if (colors.substr(i, 3) == triple) {
                colors.erase(i, 1);
                return true;
            }
        }
        return false;
    }

public:
    bool winnerOfGame(string colors) {
        while (true) {
            if (!move(colors, "AAA")) return false;
            if (!move(colors, "BBB")) return true;
        }
    }
};
