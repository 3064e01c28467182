// Looks one move ahead: Alice wins if she can erase a number without making the xor 0

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        int x = 0;
        for (int num : nums) x ^= num;
        if (x == 0) return true;
        for (int num : nums) {
            if ((x ^ num) != 0) return true;
        }
        return false;
    }
};
