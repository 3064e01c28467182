// Counts only the question marks, and not the digits

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), marks = 0;
        for (int i = 0; i < n; i++) {
            if (num[i] == '?') marks += i < n / 2 ? 1 : -1;
        }
        return marks != 0;
    }
};
