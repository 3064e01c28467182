# The multiples of the largest number plus 1 lose, as if numbers could be used again

class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        if desiredTotal > maxChoosableInteger * (maxChoosableInteger + 1) // 2:
            return False
        return desiredTotal == 0 or desiredTotal % (maxChoosableInteger + 1) != 0
