# Groups equal pieces; a group of k pieces has k - 2 moves

class Solution:
    def winnerOfGame(self, colors: str) -> bool:
        moves = Counter()
        for color, group in groupby(colors):
            moves[color] += max(0, len(list(group)) - 2)
        return moves['A'] > moves['B']
