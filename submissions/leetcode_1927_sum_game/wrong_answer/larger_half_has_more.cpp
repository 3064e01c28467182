// Compares absolute values, so the half with the larger sum may have more question marks too

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), sum = 0, marks = 0;
        for (int i = 0; i < n; i++) {
            int sign = i < n / 2 ? 1 : -1;
            if (num[i] == '?') marks += sign;
            else sum += sign * (num[i] - '0');
        }
        return abs(2 * sum) != abs(9 * marks);
    }
};
