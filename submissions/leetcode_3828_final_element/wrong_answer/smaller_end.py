# Bob makes the last move and leaves the smaller end, unless there are only two numbers

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) == 2:
            return max(nums)
        return min(nums[0], nums[-1])
