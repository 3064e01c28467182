// The parity of the number of adjacent pairs, as if each flip removed one of them

class Solution {
public:
    bool canWin(string currentState) {
        int pairs = 0;
        for (size_t i = 1; i < currentState.size(); i++) {
            if (currentState[i - 1] == '+' && currentState[i] == '+') pairs++;
        }
        return pairs % 2 == 1;
    }
};
