# Memoizes by the remaining total alone, but it also matters which numbers are used

class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        if desiredTotal > maxChoosableInteger * (maxChoosableInteger + 1) // 2:
            return False
        memo = {}

        def wins(used, rest):
            if rest in memo:
                return memo[rest]
            memo[rest] = False
            for i in range(1, maxChoosableInteger + 1):
                if used & (1 << i):
                    continue
                if i >= rest or not wins(used | (1 << i), rest - i):
                    memo[rest] = True
                    break
            return memo[rest]

        return wins(0, desiredTotal)
