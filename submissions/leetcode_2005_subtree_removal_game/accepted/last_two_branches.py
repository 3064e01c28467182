# Colon principle, keeping only the last two branches

class Solution:
    def findGameWinner(self, n: int) -> bool:
        left, right = 0, 0
        for _ in range(n):
            left, right = right, (left ^ right) + 1
        return right != 1
