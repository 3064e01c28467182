// Alice wins only if the question marks are too few to make up for the difference; but they can also be too many

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), sum = 0, marks = 0;
        for (int i = 0; i < n; i++) {
            int sign = i < n / 2 ? 1 : -1;
            if (num[i] == '?') marks += sign;
            else sum += sign * (num[i] - '0');
        }
        if (marks % 2 != 0) return true;
        return abs(sum) > abs(marks) / 2 * 9;
    }
};
