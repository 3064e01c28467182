// The xor of the remainders modulo 4, as in problem 292, where a move removes at most 3 stones

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        int total = 0;
        for (int pile : piles) total ^= pile % 4;
        return total != 0;
    }
};
