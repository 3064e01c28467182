# Compares the first letters only: a smaller word of the same letter fits, too

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        words = [iter(a), iter(b)]
        last = next(words[0])
        for player in cycle([1, 0]):
            for word in words[player]:
                if 0 <= ord(word[0]) - ord(last[0]) <= 1:
                    last = word
                    break
            else:
                return player == 1
