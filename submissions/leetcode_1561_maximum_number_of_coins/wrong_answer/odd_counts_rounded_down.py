# Rounds odd counts down: forgets the last pile of the size, and starts the next size with Alice again

class Solution:
    def maxCoins(self, piles: List[int]) -> int:
        count = Counter(piles)
        left, coins = len(piles) // 3, 0
        for size in sorted(count, reverse=True):
            yours = min(left, count[size] // 2)
            coins += size * yours
            left -= yours
        return coins
