// Recursion on the range of numbers without memoization

class Solution {
    int cost(int low, int high) {
        if (low >= high) return 0;
        int least = INT_MAX;
        for (int x = low; x < high; x++) {
            least = min(least, x + max(cost(low, x - 1), cost(x + 1, high)));
        }
        return least;
    }

public:
    int getMoneyAmount(int n) {
        return cost(1, n);
    }
};
