# Sorts by the product of both values, largest first
class Solution:
    def stoneGameVI(self, aliceValues: List[int], bobValues: List[int]) -> int:
        stones = sorted(zip(aliceValues, bobValues), key=lambda stone: -stone[0] * stone[1])
        alice = sum(a for a, b in stones[::2])
        bob = sum(b for a, b in stones[1::2])
        return (alice > bob) - (alice < bob)
