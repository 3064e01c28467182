// Bouton's theorem: the xor of all piles

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        int total = 0;
        for (int pile : piles) total ^= pile;
        return total != 0;
    }
};
