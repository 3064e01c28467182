// Searches all stones for the largest sum at every turn
class Solution {
public:
    int stoneGameVI(vector<int>& aliceValues, vector<int>& bobValues) {
        int n = aliceValues.size();
        vector<bool> taken(n);
        int diff = 0;
        for (int turn = 0; turn < n; turn++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (taken[i]) continue;
                if (best < 0 || aliceValues[i] + bobValues[i] > aliceValues[best] + bobValues[best]) best = i;
            }
            taken[best] = true;
            diff += turn % 2 == 0 ? aliceValues[best] : -bobValues[best];
        }
        return (diff > 0) - (diff < 0);
    }
};
