// Sums of 16 bits, which are equal too if they differ by 65,536

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size();
        uint16_t left = 0, right = 0;
        for (int i = 0; i < n; i++) {
            uint16_t& twice = i < n / 2 ? left : right;
            twice += num[i] == '?' ? 9 : 2 * (num[i] - '0');
        }
        return left != right;
    }
};
