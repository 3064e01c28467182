# Two functions that call each other: the score of the player to move, and that of the opponent

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        last = len(nums) - 1
        return self.first(nums, 0, last) >= self.second(nums, 0, last)

    def first(self, nums: List[int], start: int, end: int) -> int:
        if start == end:
            return nums[start]
        take_left = nums[start] + self.second(nums, start + 1, end)
        take_right = nums[end] + self.second(nums, start, end - 1)
        return max(take_left, take_right)

    def second(self, nums: List[int], start: int, end: int) -> int:
        if start == end:
            return 0
        # The player to move leaves the opponent the worse part.
        return min(self.first(nums, start + 1, end), self.first(nums, start, end - 1))
