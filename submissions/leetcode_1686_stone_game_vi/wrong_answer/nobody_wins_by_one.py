# Returns 0 for a lead of 1 or -1
class Solution:
    def stoneGameVI(self, aliceValues: List[int], bobValues: List[int]) -> int:
        stones = sorted(zip(aliceValues, bobValues), key=lambda stone: -sum(stone))
        alice = sum(a for a, b in stones[::2])
        bob = sum(b for a, b in stones[1::2])
        return (alice > bob + 1) - (alice + 1 < bob)
