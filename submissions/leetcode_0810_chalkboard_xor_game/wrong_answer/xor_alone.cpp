// The xor alone: Alice wins only if it is 0 from the start

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        int x = 0;
        for (int num : nums) x ^= num;
        return x == 0;
    }
};
