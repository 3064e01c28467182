// The best lead starts from -1,000,000, but a lead can be much lower
class Solution {
public:
    int stoneGameVIII(vector<int>& stones) {
        int n = stones.size();
        partial_sum(stones.begin(), stones.end(), stones.begin());
        vector<int> dp(n, -1000000);
        dp[n - 1] = 0;
        int best = -1000000;
        for (int i = n - 2; i >= 0; i--) {
            best = max(best, stones[i + 1] - dp[i + 1]);
            dp[i] = best;
        }
        return dp[0];
    }
};
