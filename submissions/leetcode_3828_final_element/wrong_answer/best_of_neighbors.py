# Alice leaves two neighbors, and Bob the smaller of them; Alice never ends the game herself

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) <= 2:
            return max(nums)
        return max(map(min, nums, nums[1:]))
