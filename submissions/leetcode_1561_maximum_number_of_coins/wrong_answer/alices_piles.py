# Starts one pile too far, so these are Alice's piles

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        return sum(piles[len(piles) // 3 + 1::2])
