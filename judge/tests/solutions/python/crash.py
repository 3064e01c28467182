class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 != 0 or 1 // (n - 8) < 0
