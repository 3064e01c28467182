// Memoized recursion on the lead, for each part of the row

class Solution {
public:
    bool predictTheWinner(vector<int>& nums) {
        memo.assign(nums.size(), vector<optional<int>>(nums.size()));
        return lead(nums, 0, nums.size() - 1) >= 0;
    }

private:
    vector<vector<optional<int>>> memo;

    int lead(const vector<int>& nums, int start, int end) {
        if (start == end) return nums[start];
        if (memo[start][end]) return *memo[start][end];
        int takeLeft = nums[start] - lead(nums, start + 1, end);
        int takeRight = nums[end] - lead(nums, start, end - 1);
        int best = max(takeLeft, takeRight);
        memo[start][end] = best;
        return best;
    }
};
