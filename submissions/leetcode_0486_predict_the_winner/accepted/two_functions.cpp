// Two functions that call each other: the score of the player to move, and that of the opponent

class Solution {
public:
    bool predictTheWinner(vector<int>& nums) {
        int last = nums.size() - 1;
        return first(nums, 0, last) >= second(nums, 0, last);
    }

private:
    int first(const vector<int>& nums, int start, int end) {
        if (start == end) return nums[start];
        int takeLeft = nums[start] + second(nums, start + 1, end);
        int takeRight = nums[end] + second(nums, start, end - 1);
        return max(takeLeft, takeRight);
    }

    int second(const vector<int>& nums, int start, int end) {
        if (start == end) return 0;
        // The player to move leaves the opponent the worse part.
        return min(first(nums, start + 1, end), first(nums, start, end - 1));
    }
};
