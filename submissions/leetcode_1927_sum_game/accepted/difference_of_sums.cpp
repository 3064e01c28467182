// Counts digits and question marks separately: two question marks in the same half count as 9

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), sum = 0, marks = 0;
        for (int i = 0; i < n; i++) {
            int sign = i < n / 2 ? 1 : -1;
            if (num[i] == '?') marks += sign;
            else sum += sign * (num[i] - '0');
        }
        return marks % 2 != 0 || sum + marks / 2 * 9 != 0;
    }
};
