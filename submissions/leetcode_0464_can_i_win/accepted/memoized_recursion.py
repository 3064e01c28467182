# Memoized recursion on the set of used numbers, with lru_cache

class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        @lru_cache(None)
        def dfs(used: int, total: int) -> bool:
            for i in range(maxChoosableInteger):
                if (used >> i) & 1 == 0:
                    if total + i + 1 >= desiredTotal or not dfs(used | (1 << i), total + i + 1):
                        return True
            return False

        return (1 + maxChoosableInteger) * maxChoosableInteger // 2 >= desiredTotal and dfs(0, 0)
