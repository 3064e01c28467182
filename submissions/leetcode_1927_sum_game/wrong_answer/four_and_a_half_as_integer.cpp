// Adds 4.5 to an integer, which drops the half each time

class Solution {
public:
    bool sumGame(string num) {
        int n = num.size(), left = 0, right = 0;
        for (int i = 0; i < n; i++) {
            int& sum = i < n / 2 ? left : right;
            if (num[i] == '?') sum += 4.5;
            else sum += num[i] - '0';
        }
        return left != right;
    }
};
