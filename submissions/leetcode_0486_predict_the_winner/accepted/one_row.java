// Keeps one row of the table of leads: each new row overwrites the one before

class Solution {
    public boolean predictTheWinner(int[] nums) {
        int n = nums.length;
        int[] leads = nums.clone();
        for (int start = n - 1; start >= 0; start--) {
            for (int end = start + 1; end < n; end++) {
                // What stands at `end` is still of the line below.
                int takeLeft = nums[start] - leads[end];
                int takeRight = nums[end] - leads[end - 1];
                leads[end] = Math.max(takeLeft, takeRight);
            }
        }
        return leads[n - 1] >= 0;
    }
}
