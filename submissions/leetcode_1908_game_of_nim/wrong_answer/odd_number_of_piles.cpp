// The parity of the number of piles, as if every move removed a whole pile

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        return piles.size() % 2 == 1;
    }
};
