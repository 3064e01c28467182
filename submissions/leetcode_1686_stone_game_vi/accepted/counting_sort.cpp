// Counting sort by the sum of both values, which is at most 200
class Solution {
public:
    int stoneGameVI(vector<int>& aliceValues, vector<int>& bobValues) {
        int count[201] = {};
        int lead = 0;
        for (size_t i = 0; i < aliceValues.size(); i++) {
            count[aliceValues[i] + bobValues[i]]++;
            lead -= bobValues[i];
        }
        bool isAlice = true;
        for (int sum = 200; sum > 0; sum--) {
            for (; count[sum] > 0; count[sum]--) {
                if (isAlice) lead += sum;
                isAlice = !isAlice;
            }
        }
        return (lead > 0) - (lead < 0);
    }
};
