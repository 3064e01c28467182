# Recursion on the lead, which remembers the lead on every part of the row

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        self.memory = [[None] * len(nums) for _ in nums]
        return self.lead(nums, 0, len(nums) - 1) >= 0

    def lead(self, nums: List[int], start: int, end: int) -> int:
        if start == end:
            return nums[start]
        if self.memory[start][end] is not None:
            return self.memory[start][end]
        take_left = nums[start] - self.lead(nums, start + 1, end)
        take_right = nums[end] - self.lead(nums, start, end - 1)
        best = max(take_left, take_right)
        self.memory[start][end] = best
        return best
