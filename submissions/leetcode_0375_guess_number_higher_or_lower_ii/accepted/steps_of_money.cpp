// For each high, the steps of money that lower the least low; one index per guess only moves on

class Solution {
    // The least money that is enough for the numbers from low up to some high.
    struct Step {
        int money, low;
    };

public:
    int getMoneyAmount(int n) {
        vector<vector<Step>> steps(n + 1);
        steps[0] = {{0, 1}};
        vector<int> index(n + 1);  // for each guess x, where its steps begin among those for x - 1
        for (int high = 1; high <= n; high++) {
            auto& found = steps[high];
            found.push_back({0, high});
            deque<pair<int, int>> waiting = {{high - 1, high - 1}};  // guesses, and the money each needs
            while (found.back().low > 1) {
                auto [x, enough] = waiting.front();
                waiting.pop_front();
                auto& below = steps[x - 1];
                int& i = index[x];
                while (i + 1 < below.size() && x + below[i + 1].money <= enough) i++;
                for (int j = i; j < below.size(); j++) {
                    int money = max(enough, x + below[j].money);
                    if (!waiting.empty() && waiting.front().second <= money) break;
                    if (below[j].low >= found.back().low) continue;
                    found.push_back({money, below[j].low});
                    int guess = below[j].low - 1, needed = money + guess;
                    while (!waiting.empty() && waiting.back().second >= needed) waiting.pop_back();
                    waiting.push_back({guess, needed});
                }
            }
        }
        return steps[n].back().money;
    }
};
