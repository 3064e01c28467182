# Memoized recursion on the range of numbers; tries every guess

class Solution:
    def getMoneyAmount(self, n: int) -> int:
        @cache
        def dfs(low, high):
            if low >= high:
                return 0
            return min(x + max(dfs(low, x - 1), dfs(x + 1, high)) for x in range(low, high))

        return dfs(1, n)
