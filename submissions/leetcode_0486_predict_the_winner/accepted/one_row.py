# Keeps one row of the table of leads: each new row overwrites the one before

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        n = len(nums)
        leads = nums[:]
        for start in reversed(range(n)):
            for end in range(start + 1, n):
                # What stands at `end` is still of the line below.
                take_left = nums[start] - leads[end]
                take_right = nums[end] - leads[end - 1]
                leads[end] = max(take_left, take_right)
        return leads[n - 1] >= 0
