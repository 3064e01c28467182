// As in Nim, the first player wins if the xor is not 0

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        int x = 0;
        for (int num : nums) x ^= num;
        return x != 0;
    }
};
