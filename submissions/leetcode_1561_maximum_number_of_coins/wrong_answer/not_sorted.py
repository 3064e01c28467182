# As if the piles were sorted already

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        return sum(piles[len(piles) // 3::2])
