# Table of all ranges; tries every guess

class Solution:
    def getMoneyAmount(self, n: int) -> int:
        cost = [[0] * (n + 1) for _ in range(n + 2)]
        for low in reversed(range(1, n)):
            for high in range(low + 1, n + 1):
                cost[low][high] = min(
                    guess + max(cost[low][guess - 1], cost[guess + 1][high])
                    for guess in range(low, high)
                )
        return cost[1][n]
