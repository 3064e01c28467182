# Alice removes all but the last number

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        return nums[-1]
