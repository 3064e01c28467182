// Tries all rows that Alice can leave, by their ends; Bob then leaves the smaller end

class Solution {
public:
    int finalElement(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        int first = nums[0], last = nums[n - 1];
        int best = max(first, last);  // Alice leaves one number.
        if (n == 2) return best;
        best = max(best, min(first, last));  // She removes a part of the inside.
        for (int i = 1; i + 1 < n; i++) {
            best = max(best, min(nums[i], last));   // She removes what is before i,
            best = max(best, min(first, nums[i]));  // or what is after i.
        }
        return best;
    }
};
