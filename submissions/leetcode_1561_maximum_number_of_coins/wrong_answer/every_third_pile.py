# Sorted, three neighbours a round: Bob gets every third pile, not the smallest ones

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        return sum(piles[1::3])
