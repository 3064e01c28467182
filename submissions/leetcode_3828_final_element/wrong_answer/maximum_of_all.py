# Alice keeps the largest number, wherever it is

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        return max(nums)
