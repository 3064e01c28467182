# judged --input '3 4': AC on 2 of 2 inputs
from typing import *
from leetgo_py import *

# @lc code=begin

class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 != 0

# @lc code=end

if __name__ == "__main__":
    n: int = deserialize("int", read_line())
    ans = Solution().canWinNim(n)
    print("\noutput:", serialize(ans, "boolean"))
