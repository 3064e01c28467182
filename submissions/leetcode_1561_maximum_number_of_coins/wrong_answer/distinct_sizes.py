# Looks at each size once, however many piles have it

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        sizes = sorted(set(piles), reverse=True)
        return sum(sizes[1:len(piles) // 3 * 2:2])
