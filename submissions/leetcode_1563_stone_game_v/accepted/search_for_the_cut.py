# The best of all left parts and of all right parts; a binary search for the cut between them
class Solution:
    def stoneGameV(self, stoneValue: List[int]) -> int:
        n = len(stoneValue)
        pre = [0] + list(accumulate(stoneValue))
        # The best sum and score of stoneValue[i:k] with k <= j, and of stoneValue[k:j] with k >= i.
        left = [[0] * (n + 1) for _ in range(n + 1)]
        right = [[0] * (n + 1) for _ in range(n + 1)]
        score = 0
        for i in range(n - 1, -1, -1):
            for j in range(i + 1, n + 1):
                total = pre[i] + pre[j]
                k = bisect_right(pre, total // 2, i, j) - 1
                first = k if 2 * pre[k] == total else k + 1
                score = max(left[i][k], right[first][j])
                worth = pre[j] - pre[i] + score
                left[i][j] = max(left[i][j - 1], worth)
                right[i][j] = max(right[i + 1][j], worth)
        return score
