// judged --input '[1,5,2] [1,5,233,7]': AC on 2 of 2 inputs
class Solution {
    private int predictTheWinner(int[] nums, int left, int right) {
        if (left == right) return nums[left];
        return Math.max(nums[left] - predictTheWinner(nums, left + 1, right),
                nums[right] - predictTheWinner(nums, left, right - 1));
    }

    public boolean predictTheWinner(int[] nums) {
        return predictTheWinner(nums, 0, nums.length - 1) >= 0;
    }
}
