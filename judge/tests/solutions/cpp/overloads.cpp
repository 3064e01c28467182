// judged --input '[1,5,2] [1,5,233,7]': AC on 2 of 2 inputs
class Solution {
    int predictTheWinner(const vector<int>& nums, int left, int right) const {
        if (left == right) return nums[left];
        return max(nums[left] - predictTheWinner(nums, left + 1, right),
                   nums[right] - predictTheWinner(nums, left, right - 1));
    }

public:
    bool predictTheWinner(const vector<int> nums) const {
        return predictTheWinner(nums, 0, nums.size() - 1) >= 0;
    }
};
