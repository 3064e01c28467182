// Table for each number of remaining piles and each M; each entry tries every X

class Solution {
public:
    int stoneGameII(vector<int>& piles) {
        int n = piles.size();
        // f[r][m]: what the player to move gets of the last r piles with M = m.
        vector<vector<int>> f(n + 1, vector<int>(n + 1));
        int remaining = 0;
        for (int r = 1; r <= n; r++) {
            remaining += piles[n - r];
            for (int m = 1; m <= n; m++) {
                int least = r <= 2 * m ? 0 : INT_MAX;
                for (int x = 1; x <= min(r, 2 * m); x++) least = min(least, f[r - x][max(m, x)]);
                f[r][m] = remaining - least;
            }
        }
        return f[n][1];
    }
};
