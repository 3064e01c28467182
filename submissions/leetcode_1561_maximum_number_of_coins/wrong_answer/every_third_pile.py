# Each round takes three neighbors in sorted order, so Bob gets every third pile instead of the smallest ones

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        return sum(piles[1::3])
