// Memoized recursion on the range of numbers; tries every guess

class Solution {
    vector<vector<int>> memo;

    int cost(int low, int high) {
        if (low >= high) return 0;
        if (memo[low][high] > 0) return memo[low][high];
        int least = INT_MAX;
        for (int guess = low; guess < high; guess++) {
            least = min(least, guess + max(cost(low, guess - 1), cost(guess + 1, high)));
        }
        return memo[low][high] = least;
    }

public:
    int getMoneyAmount(int n) {
        memo.assign(n + 1, vector<int>(n + 1));
        return cost(1, n);
    }
};
