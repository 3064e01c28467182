// Compares the even and the odd indices, not the left and the right half

class Solution {
public:
    bool sumGame(string num) {
        int twice = 0;
        for (int i = 0; i < num.size(); i++) {
            int value = num[i] == '?' ? 9 : 2 * (num[i] - '0');
            twice += i % 2 == 0 ? value : -value;
        }
        return twice != 0;
    }
};
