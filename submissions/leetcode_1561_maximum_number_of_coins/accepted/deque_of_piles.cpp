// Chooses the two largest piles and the smallest one in each round

class Solution {
public:
    int maxCoins(vector<int>& piles) {
        sort(piles.begin(), piles.end());
        deque<int> left(piles.begin(), piles.end());
        int coins = 0;
        while (!left.empty()) {
            left.pop_back();  // Alice
            coins += left.back();
            left.pop_back();
            left.pop_front();  // Bob
        }
        return coins;
    }
};
