// Memoized recursion on the lead, for each part of the row

class Solution {
    private Integer[][] memo;

    public boolean predictTheWinner(int[] nums) {
        memo = new Integer[nums.length][nums.length];
        return lead(nums, 0, nums.length - 1) >= 0;
    }

    private int lead(int[] nums, int start, int end) {
        if (start == end) return nums[start];
        if (memo[start][end] != null) return memo[start][end];
        int takeLeft = nums[start] - lead(nums, start + 1, end);
        int takeRight = nums[end] - lead(nums, start, end - 1);
        int best = Math.max(takeLeft, takeRight);
        memo[start][end] = best;
        return best;
    }
}
