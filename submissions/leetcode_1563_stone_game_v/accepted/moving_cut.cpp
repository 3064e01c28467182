// The best of all left parts and of all right parts; the cut between them only moves to the right

class Solution {
public:
    int stoneGameV(vector<int>& stoneValue) {
        int n = stoneValue.size();
        vector<int> sums(n + 1);
        for (int j = 0; j < n; j++) sums[j + 1] = sums[j] + stoneValue[j];
        int score = 0;
        // suffix[i][j]: the best worth of a part that ends at j and starts at i or later.
        vector<vector<int>> suffix(n + 1, vector<int>(n + 1));
        for (int i = n - 1; i >= 0; i--) {
            vector<int> prefix(n + 1);  // prefix[j]: of a part that starts at i and ends at j or before
            int k = i;
            for (int j = i + 1; j <= n; j++) {
                while (sums[k + 1] - sums[i] <= sums[j] - sums[k + 1]) k++;
                bool areEqual = sums[k] - sums[i] == sums[j] - sums[k];
                score = max(prefix[k], suffix[areEqual ? k : k + 1][j]);
                int worth = sums[j] - sums[i] + score;
                prefix[j] = max(prefix[j - 1], worth);
                suffix[i][j] = max(suffix[i + 1][j], worth);
            }
        }
        return score;
    }
};
