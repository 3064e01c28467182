# The best of all left parts and of all right parts; the cut between them only moves to the right

class Solution:
    def stoneGameV(self, stoneValue: List[int]) -> int:
        n = len(stoneValue)
        sums = [0] + list(accumulate(stoneValue))
        score = 0
        # suffix[i][j]: the best worth of a part that ends at j and starts at i or later.
        suffix = [[0] * (n + 1) for _ in range(n + 1)]
        for i in reversed(range(n)):
            prefix = [0] * (n + 1)  # prefix[j]: of a part that starts at i and ends at j or before
            k = i
            for j in range(i + 1, n + 1):
                while sums[k + 1] - sums[i] <= sums[j] - sums[k + 1]:
                    k += 1
                are_equal = sums[k] - sums[i] == sums[j] - sums[k]
                score = max(prefix[k], suffix[k if are_equal else k + 1][j])
                worth = sums[j] - sums[i] + score
                prefix[j] = max(prefix[j - 1], worth)
                suffix[i][j] = max(suffix[i + 1][j], worth)
        return score
