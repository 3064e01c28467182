# Both go on to the next letter as soon as they can

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        last, player = a[0], 1
        while True:
            words = (a, b)[player]
            following = chr(ord(last[0]) + 1)
            i = bisect_left(words, following)
            if i == len(words) or words[i][0] != following:
                i = bisect_right(words, last)
                if i == len(words) or words[i][0] != last[0]:
                    return player == 1
            last = words[i]
            player = 1 - player
