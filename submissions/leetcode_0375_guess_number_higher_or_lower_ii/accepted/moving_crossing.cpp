// Table of all ranges in O(n^2): as low falls, the guess at which the costs of the two sides cross never rises

class Solution {
public:
    int getMoneyAmount(int n) {
        vector<vector<int>> cost(n + 2, vector<int>(n + 2));
        for (int high = 2; high <= n; high++) {
            int crossing = high;
            deque<pair<int, int>> before;  // guesses before the crossing, and x + cost(x + 1, high)
            for (int low = high - 1; low >= 1; low--) {
                int money = low + cost[low + 1][high];
                while (!before.empty() && before.back().second >= money) before.pop_back();
                before.push_back({low, money});
                while (crossing > low && cost[low][crossing - 2] >= cost[crossing][high]) crossing--;
                while (!before.empty() && before.front().first >= crossing) before.pop_front();
                cost[low][high] = crossing + cost[low][crossing - 1];
                if (!before.empty()) cost[low][high] = min(cost[low][high], before.front().second);
            }
        }
        return cost[1][n];
    }
};
