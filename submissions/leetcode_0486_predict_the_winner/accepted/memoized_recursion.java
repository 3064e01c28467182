// Recursion on the lead, which remembers the lead on every part of the row

class Solution {
    private Integer[][] memory;

    public boolean predictTheWinner(int[] nums) {
        memory = new Integer[nums.length][nums.length];
        return lead(nums, 0, nums.length - 1) >= 0;
    }

    private int lead(int[] nums, int start, int end) {
        if (start == end) return nums[start];
        if (memory[start][end] != null) return memory[start][end];
        int takeLeft = nums[start] - lead(nums, start + 1, end);
        int takeRight = nums[end] - lead(nums, start, end - 1);
        int best = Math.max(takeLeft, takeRight);
        memory[start][end] = best;
        return best;
    }
}
