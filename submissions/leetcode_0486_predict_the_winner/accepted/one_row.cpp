// Keeps one row of the table of leads: each new row overwrites the one before

class Solution {
public:
    bool predictTheWinner(vector<int>& nums) {
        int n = nums.size();
        vector<int> leads = nums;
        for (int start = n - 1; start >= 0; start--) {
            for (int end = start + 1; end < n; end++) {
                // What stands at `end` is still of the line below.
                int takeLeft = nums[start] - leads[end];
                int takeRight = nums[end] - leads[end - 1];
                leads[end] = max(takeLeft, takeRight);
            }
        }
        return leads[n - 1] >= 0;
    }
};
