// Memoized recursion on the range of numbers; tries every guess

class Solution {
    private int[][] memo;

    public int getMoneyAmount(int n) {
        memo = new int[n + 1][n + 1];
        return cost(1, n);
    }

    private int cost(int low, int high) {
        if (low >= high) return 0;
        if (memo[low][high] > 0) return memo[low][high];
        int least = Integer.MAX_VALUE;
        for (int guess = low; guess < high; guess++) {
            int worse = Math.max(cost(low, guess - 1), cost(guess + 1, high));
            least = Math.min(least, guess + worse);
        }
        memo[low][high] = least;
        return least;
    }
}
