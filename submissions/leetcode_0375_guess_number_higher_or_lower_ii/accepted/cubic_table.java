// Table of all ranges; tries every guess

class Solution {
    public int getMoneyAmount(int n) {
        int[][] cost = new int[n + 2][n + 2];
        for (int low = n - 1; low >= 1; low--) {
            for (int high = low + 1; high <= n; high++) {
                cost[low][high] = Integer.MAX_VALUE;
                for (int guess = low; guess <= high; guess++) {
                    int worse = Math.max(cost[low][guess - 1], cost[guess + 1][high]);
                    cost[low][high] = Math.min(cost[low][high], guess + worse);
                }
            }
        }
        return cost[1][n];
    }
}
