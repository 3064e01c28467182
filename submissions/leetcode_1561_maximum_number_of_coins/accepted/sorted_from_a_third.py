# Sorts the piles; after the smallest third, takes every other pile

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        return sum(piles[len(piles) // 3::2])
