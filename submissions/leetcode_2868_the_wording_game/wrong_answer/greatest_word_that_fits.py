# Both play the greatest word that fits, even if it is of the next letter

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        last, player = a[0], 1
        while True:
            words = (a, b)[player]
            i = bisect_left(words, chr(ord(last[0]) + 2)) - 1
            if i < 0 or words[i] <= last:
                return player == 1
            last = words[i]
            player = 1 - player
