# Takes every other pile down to the smallest one, as if Bob took nothing

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        piles.sort()
        return sum(piles[-2::-2])
