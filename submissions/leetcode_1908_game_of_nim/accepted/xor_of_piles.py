# Bouton's theorem: the xor of all piles

class Solution:
    def nimGame(self, piles: List[int]) -> bool:
        total = 0
        for pile in piles:
            total ^= pile
        return total != 0
