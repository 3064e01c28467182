# Sorts the indices by the sum of both values
class Solution:
    def stoneGameVI(self, aliceValues: List[int], bobValues: List[int]) -> int:
        order = sorted(range(len(aliceValues)), key=lambda i: -aliceValues[i] - bobValues[i])
        alice = sum(aliceValues[i] for i in order[::2])
        bob = sum(bobValues[i] for i in order[1::2])
        return (alice > bob) - (alice < bob)
