# Bob has the last word and leaves the smaller end, except from two numbers

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) == 2:
            return max(nums)
        return min(nums[0], nums[-1])
