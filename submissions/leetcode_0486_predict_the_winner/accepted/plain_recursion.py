# Recursion on the lead without memoization, which is fast enough for 20 numbers

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        return self.lead(nums, 0, len(nums) - 1) >= 0

    def lead(self, nums: List[int], start: int, end: int) -> int:
        if start == end:
            return nums[start]
        # After a move the other player is to move, whose lead counts against us.
        take_left = nums[start] - self.lead(nums, start + 1, end)
        take_right = nums[end] - self.lead(nums, start, end - 1)
        return max(take_left, take_right)
