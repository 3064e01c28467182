// Counts all larger sums as 100, as if a sum could not exceed the largest value
class Solution {
public:
    int stoneGameVI(vector<int>& aliceValues, vector<int>& bobValues) {
        int n = aliceValues.size();
        vector<vector<int>> stones(101);
        for (int i = 0; i < n; i++) stones[min(100, aliceValues[i] + bobValues[i])].push_back(i);
        int lead = 0;
        bool isAlice = true;
        for (int sum = 100; sum > 0; sum--) {
            for (int i : stones[sum]) {
                lead += isAlice ? aliceValues[i] : -bobValues[i];
                isAlice = !isAlice;
            }
        }
        return (lead > 0) - (lead < 0);
    }
};
