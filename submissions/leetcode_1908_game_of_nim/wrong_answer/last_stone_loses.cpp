// Nim in which taking the last stone loses: the answer differs if no pile has more than one stone

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        int total = 0;
        bool large = false;
        for (int pile : piles) {
            total ^= pile;
            large |= pile > 1;
        }
        return large ? total != 0 : total == 0;
    }
};
