// The minimum of two sliding windows for each entry; only the columns up to M = (n + 1) / 4

// A monotonic queue of the indices and values that can still become the least. Both increase.
class Window {
    private final Deque<int[]> queue = new ArrayDeque<>();

    void push(int index, int value) {
        while (!queue.isEmpty() && queue.peekLast()[1] >= value) queue.pollLast();
        queue.addLast(new int[] {index, value});
    }

    // The least value from index `first` on.
    int least(int first) {
        while (!queue.isEmpty() && queue.peekFirst()[0] < first) queue.pollFirst();
        return queue.isEmpty() ? Integer.MAX_VALUE : queue.peekFirst()[1];
    }
}

class Solution {
    public int stoneGameII(int[] piles) {
        int n = piles.length;
        // remaining[r]: the stones in the last r piles.
        int[] remaining = new int[n + 1];
        for (int r = 1; r <= n; r++) remaining[r] = remaining[r - 1] + piles[n - r];
        int stones = remaining[n];
        // rows[r]: f(r - X, X) at index -X, for X from M to 2M.
        Window[] rows = new Window[n + 2];
        for (int r = 0; r < n + 2; r++) rows[r] = new Window();
        for (int m = (n + 1) / 4; m >= 1; m--) {
            Window column = new Window(); // f(r - X, M) at index r - X, for X from 1 to M
            for (int r = 2 * m + 1; r <= n + 2 - 2 * m; r++) {
                int inWindows = Math.min(column.least(r - m), rows[r].least(-2 * m));
                stones = remaining[r] - Math.min(remaining[r - 2 * m], inWindows);
                column.push(r, stones);
                rows[r + m].push(-m, stones);
            }
        }
        return stones;
    }
}
