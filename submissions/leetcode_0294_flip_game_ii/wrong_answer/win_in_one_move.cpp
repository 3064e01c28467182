// Sees only a win in one move: a flip that leaves the opponent no flip

class Solution {
public:
    bool canWin(string currentState) {
        for (size_t i = 0; i + 1 < currentState.size(); i++) {
            if (currentState.compare(i, 2, "++") == 0) {
                string next = currentState;
                next.replace(i, 2, "--");
                if (next.find("++") == string::npos) return true;
            }
        }
        return false;
    }
};
