# Sets entry 2 of the table at once, but the table for n = 1 has no entry 2

class Solution:
    def findGameWinner(self, n: int) -> bool:
        grundy = [0] * (n + 1)
        grundy[2] = 1
        for i in range(3, n + 1):
            grundy[i] = (grundy[i - 1] + 1) ^ (grundy[i - 2] + 1)
        return grundy[n] != 0
