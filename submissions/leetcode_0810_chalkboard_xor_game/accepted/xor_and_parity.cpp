// The xor of all numbers, and the parity of their count

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        int x = 0;
        for (int num : nums) x ^= num;
        return x == 0 || nums.size() % 2 == 0;
    }
};
