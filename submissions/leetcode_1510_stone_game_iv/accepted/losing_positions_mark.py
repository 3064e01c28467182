# A pile without a mark loses, and marks the piles that are a square larger as winning

class Solution:
    def winnerSquareGame(self, n: int) -> bool:
        wins = [False] * (n + 1)
        for pile in range(n + 1):
            if not wins[pile]:
                for root in range(1, isqrt(n - pile) + 1):
                    wins[pile + root * root] = True
        return wins[n]
