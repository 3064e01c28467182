# Memoized recursion on the lead from each stone on


class Solution:
    def stoneGameVIII(self, stones: List[int]) -> int:
        pre = list(accumulate(stones))

        @lru_cache(None)
        def dfs(i: int) -> int:
            if i >= len(stones) - 1:
                return pre[-1]
            return max(dfs(i + 1), pre[i] - dfs(i + 1))

        return dfs(1)
