// Guesses the middle, as if the number were always higher

class Solution {
public:
    int getMoneyAmount(int n) {
        int low = 1, money = 0;
        while (low < n) {
            int middle = (low + n) / 2;
            money += middle;
            low = middle + 1;
        }
        return money;
    }
};
