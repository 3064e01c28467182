# Table for each number of remaining piles and each M; each entry tries every X

class Solution:
    def stoneGameII(self, piles: List[int]) -> int:
        n = len(piles)
        # f[r][m]: what the player to move gets of the last r piles with M = m.
        f = [[0] * (n + 1) for _ in range(n + 1)]
        remaining = 0
        for r in range(1, n + 1):
            remaining += piles[n - r]
            for m in range(1, n + 1):
                least = min(f[r - x][max(m, x)] for x in range(1, min(r, 2 * m) + 1))
                f[r][m] = remaining - least
        return f[n][1]
