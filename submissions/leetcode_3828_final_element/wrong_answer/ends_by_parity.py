# One number a move: from an even count Alice makes the last move, from an odd count Bob

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) % 2 == 0:
            return max(nums[0], nums[-1])
        return min(nums[0], nums[-1])
