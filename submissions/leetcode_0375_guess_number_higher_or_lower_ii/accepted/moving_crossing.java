// Table of all ranges in O(n^2): as low falls, the guess at which the costs of the two sides cross never rises

class Solution {
    public int getMoneyAmount(int n) {
        int[][] cost = new int[n + 2][n + 2];
        for (int high = 2; high <= n; high++) {
            int crossing = high;
            // Guesses before the crossing. From the front to the back, x falls and x + cost(x + 1, high) rises.
            Deque<Integer> before = new ArrayDeque<>();
            for (int low = high - 1; low >= 1; low--) {
                int money = low + cost[low + 1][high];
                while (!before.isEmpty() && before.getLast() + cost[before.getLast() + 1][high] >= money) {
                    before.removeLast();
                }
                before.addLast(low);
                while (crossing > low && cost[low][crossing - 2] >= cost[crossing][high]) crossing--;
                while (!before.isEmpty() && before.getFirst() >= crossing) before.removeFirst();
                cost[low][high] = crossing + cost[low][crossing - 1];
                if (!before.isEmpty()) {
                    int guess = before.getFirst();
                    cost[low][high] = Math.min(cost[low][high], guess + cost[guess + 1][high]);
                }
            }
        }
        return cost[1][n];
    }
}
