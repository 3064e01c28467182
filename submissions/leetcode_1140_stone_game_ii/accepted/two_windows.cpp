// The minimum of two sliding windows for each entry; only the columns up to M = (n + 1) / 4

// A monotonic queue of the indices and values that can still become the least. Both increase.
struct Window {
    deque<pair<int, int>> queue;

    void push(int index, int value) {
        while (!queue.empty() && queue.back().second >= value) queue.pop_back();
        queue.push_back({index, value});
    }

    // The least value from index `first` on.
    int least(int first) {
        while (!queue.empty() && queue.front().first < first) queue.pop_front();
        return queue.empty() ? INT_MAX : queue.front().second;
    }
};

class Solution {
public:
    int stoneGameII(vector<int>& piles) {
        int n = piles.size();
        // remaining[r]: the stones in the last r piles.
        vector<int> remaining(n + 1);
        for (int r = 1; r <= n; r++) remaining[r] = remaining[r - 1] + piles[n - r];
        int stones = remaining[n];
        // rows[r]: f(r - X, X) at index -X, for X from M to 2M.
        vector<Window> rows(n + 2);
        for (int m = (n + 1) / 4; m >= 1; m--) {
            Window column;  // f(r - X, M) at index r - X, for X from 1 to M
            for (int r = 2 * m + 1; r <= n + 2 - 2 * m; r++) {
                int least = min({remaining[r - 2 * m], column.least(r - m), rows[r].least(-2 * m)});
                stones = remaining[r] - least;
                column.push(r, stones);
                rows[r + m].push(-m, stones);
            }
        }
        return stones;
    }
};
