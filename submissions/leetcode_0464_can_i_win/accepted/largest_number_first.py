# Recursion over tuples of the numbers that are left, the largest first, with a dictionary

class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        if desiredTotal <= maxChoosableInteger:
            return True
        if sum(range(maxChoosableInteger + 1)) < desiredTotal:
            return False
        self.memo = {}
        return self.helper(tuple(range(1, maxChoosableInteger + 1)), desiredTotal)

    def helper(self, nums, desiredTotal):
        if nums in self.memo:
            return self.memo[nums]
        if nums[-1] >= desiredTotal:
            return True
        for i in range(len(nums)):
            if not self.helper(nums[:i] + nums[i + 1:], desiredTotal - nums[i]):
                self.memo[nums] = True
                return True
        self.memo[nums] = False
        return False
