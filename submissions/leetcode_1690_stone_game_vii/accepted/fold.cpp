// Alice's lead is the sum of the stones that Bob removes; a stack folds the peaks of the negated row

long long firstPlayerLead(const vector<int>& row) {
    vector<long long> valley;  // the row up to here with all its peaks folded
    for (long long right : row) {
        while (valley.size() >= 2 && valley.end()[-2] <= valley.back() && valley.back() >= right) {
            right += valley.end()[-2] - valley.back();
            valley.resize(valley.size() - 2);
        }
        valley.push_back(right);
    }
    // The largest number of a valley is taken first, and then the other player leads on the rest.
    sort(valley.begin(), valley.end());
    long long lead = 0;
    for (long long number : valley) lead = number - lead;
    return lead;
}

class Solution {
public:
    int stoneGameVII(vector<int>& stones) {
        long long total = 0;
        vector<int> negated;
        for (int stone : stones) {
            total += stone;
            negated.push_back(-stone);
        }
        // Both players want to remove little, as if they took numbers from the negated row.
        return (total + firstPlayerLead(negated)) / 2;
    }
};
