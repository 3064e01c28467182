// Keeps the doubled sums in 16 bits, so sums that differ by 65,536 look equal

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
