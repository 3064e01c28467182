// Table of the leads on all parts of the row, from the last row of the table up

class Solution {
    public boolean predictTheWinner(int[] nums) {
        int n = nums.length;
        int[][] leads = new int[n][n];
        for (int start = n - 1; start >= 0; start--) {
            leads[start][start] = nums[start];
            for (int end = start + 1; end < n; end++) {
                int takeLeft = nums[start] - leads[start + 1][end];
                int takeRight = nums[end] - leads[start][end - 1];
                leads[start][end] = Math.max(takeLeft, takeRight);
            }
        }
        return leads[0][n - 1] >= 0;
    }
}
