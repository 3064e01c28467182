# Table of the leads on all parts of the row, from the last row of the table up

class Solution:
    def predictTheWinner(self, nums: List[int]) -> bool:
        n = len(nums)
        leads = [[0] * n for _ in range(n)]
        for start in reversed(range(n)):
            leads[start][start] = nums[start]
            for end in range(start + 1, n):
                take_left = nums[start] - leads[start + 1][end]
                take_right = nums[end] - leads[start][end - 1]
                leads[start][end] = max(take_left, take_right)
        return leads[0][n - 1] >= 0
