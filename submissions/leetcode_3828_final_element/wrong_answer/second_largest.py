# Bob removes the largest number, so Alice gets the second largest

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        if len(nums) <= 2:
            return max(nums)
        return sorted(nums)[-2]
