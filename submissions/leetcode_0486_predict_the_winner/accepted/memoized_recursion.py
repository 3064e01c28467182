# Memoized recursion on the lead, for each part of the row

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        self.memo = [[None] * len(nums) for _ in nums]
        return self.lead(nums, 0, len(nums) - 1) >= 0

    def lead(self, nums: List[int], start: int, end: int) -> int:
        if start == end:
            return nums[start]
        if self.memo[start][end] is not None:
            return self.memo[start][end]
        take_left = nums[start] - self.lead(nums, start + 1, end)
        take_right = nums[end] - self.lead(nums, start, end - 1)
        best = max(take_left, take_right)
        self.memo[start][end] = best
        return best
