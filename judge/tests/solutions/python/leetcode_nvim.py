# judged --input '3 4': AC on 2 of 2 inputs
# @leet imports start
from leetcode_types import *
# @leet imports end

# @leet start
class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 != 0
# @leet end

print(Solution().canWinNim(int(input())))
