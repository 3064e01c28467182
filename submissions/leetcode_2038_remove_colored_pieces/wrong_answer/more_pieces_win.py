# Compares how many pieces of each color there are in all

class Solution:
    def winnerOfGame(self, colors: str) -> bool:
        return colors.count('A') > colors.count('B')
