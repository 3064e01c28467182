# Does not sort the piles

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        return sum(piles[len(piles) // 3::2])
