// Truncates 4.5 times an odd number of question marks: "?4" looks equal, but Alice writes the last digit

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), sum = 0, marks = 0;
        for (int i = 0; i < n; i++) {
            int sign = i < n / 2 ? 1 : -1;
            if (num[i] == '?') marks += sign;
            else sum += sign * (num[i] - '0');
        }
        return sum + 9 * marks / 2 != 0;
    }
};
