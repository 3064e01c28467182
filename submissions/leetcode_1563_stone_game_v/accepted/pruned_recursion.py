# Memoized recursion from the middle cut outward; prunes most cuts, as a part is worth less than twice its sum
class Solution:
    def stoneGameV(self, stoneValue: List[int]) -> int:
        pre = [0] + list(accumulate(stoneValue))

        @cache
        def dfs(i: int, j: int) -> int:
            if j - i < 2:
                return 0
            middle = bisect_left(pre, (pre[i] + pre[j]) / 2, i + 1, j - 1)
            best = 0
            for k in range(middle, i, -1):
                left, right = pre[k] - pre[i], pre[j] - pre[k]
                if 2 * left <= best:
                    break
                if left <= right:
                    best = max(best, left + dfs(i, k))
            for k in range(middle - 1 if middle > i + 1 else middle, j):
                left, right = pre[k] - pre[i], pre[j] - pre[k]
                if 2 * right <= best:
                    break
                if right <= left:
                    best = max(best, right + dfs(k, j))
            return best

        return dfs(0, len(stoneValue))
