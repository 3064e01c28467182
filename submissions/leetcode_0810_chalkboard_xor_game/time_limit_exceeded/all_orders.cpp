// Recursion without memoization: tries all orders in which the numbers can be erased

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        int x = 0;
        for (int num : nums) x ^= num;
        vector<bool> erased(nums.size());
        return wins(nums, erased, x);
    }

private:
    bool wins(vector<int>& nums, vector<bool>& erased, int x) {
        if (x == 0) return true;
        for (int i = 0; i < nums.size(); i++) {
            if (erased[i]) continue;
            erased[i] = true;
            bool opponentWins = wins(nums, erased, x ^ nums[i]);
            erased[i] = false;
            if (!opponentWins) return true;
        }
        return false;
    }
};
