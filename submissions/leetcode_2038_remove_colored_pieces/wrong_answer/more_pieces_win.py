# Compares the numbers of pieces of each color

class Solution:
    def winnerOfGame(self, colors: str) -> bool:
        return colors.count('A') > colors.count('B')
