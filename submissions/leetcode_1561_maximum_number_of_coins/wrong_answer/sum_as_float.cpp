// Adds the coins in a float, whose 24 bits do not hold large sums exactly

class Solution {
public:
    int maxCoins(vector<int>& piles) {
        sort(piles.begin(), piles.end());
        float coins = 0;
        for (size_t i = piles.size() / 3; i < piles.size(); i += 2) coins += piles[i];
        return coins;
    }
};
