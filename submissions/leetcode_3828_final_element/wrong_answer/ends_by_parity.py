# One number per move: Alice makes the last move if the count is even, and Bob if it is odd

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) % 2 == 0:
            return max(nums[0], nums[-1])
        return min(nums[0], nums[-1])
