static const auto fast = []() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    return 0;
}();

class Solution {
public:
    bool PredictTheWinner(vector<int>& nums) {
        long lead = 0, sign = 1;
        for (int left = 0, right = nums.size() - 1; left <= right; sign = -sign)
            lead += sign * (nums[left] > nums[right] ? nums[left++] : nums[right--]);
        return lead >= 0;
    }
};
