// The parity of the piles, as if every move removed a whole pile

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        return piles.size() % 2 == 1;
    }
};
