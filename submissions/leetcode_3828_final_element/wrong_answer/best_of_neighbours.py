# Alice leaves two neighbours and Bob the smaller one of them; she does not end the game herself

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) <= 2:
            return max(nums)
        return max(map(min, nums, nums[1:]))
