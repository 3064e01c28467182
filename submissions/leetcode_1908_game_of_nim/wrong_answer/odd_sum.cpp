// The parity of the number of stones, as if every move removed one stone

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        return accumulate(piles.begin(), piles.end(), 0) % 2 == 1;
    }
};
