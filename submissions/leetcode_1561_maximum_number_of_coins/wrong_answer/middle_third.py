# Alice gets the largest third, you get the middle third

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        n = len(piles) // 3
        return sum(piles[n:2 * n])
