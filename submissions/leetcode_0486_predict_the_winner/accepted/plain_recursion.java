// Recursion on the lead without memoization, which is fast enough for 20 numbers

class Solution {
    public boolean predictTheWinner(int[] nums) {
        return lead(nums, 0, nums.length - 1) >= 0;
    }

    private int lead(int[] nums, int start, int end) {
        if (start == end) return nums[start];
        // After a move the other player is to move, whose lead counts against us.
        int takeLeft = nums[start] - lead(nums, start + 1, end);
        int takeRight = nums[end] - lead(nums, start, end - 1);
        return Math.max(takeLeft, takeRight);
    }
}
