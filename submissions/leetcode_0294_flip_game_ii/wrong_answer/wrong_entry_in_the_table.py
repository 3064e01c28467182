# A run of 16 has the Grundy number 5, not 6

class Solution:
    def canWin(self, currentState: str) -> bool:
        grundy = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 6, 2, 2, 3, 3]
        return reduce(xor, (grundy[len(run)] for run in currentState.split('-'))) != 0
