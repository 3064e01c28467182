# A word must begin with the same letter as the last one, never with the next letter

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        words = [iter(a), iter(b)]
        last = next(words[0])
        for player in cycle([1, 0]):
            for word in words[player]:
                if word > last and word[0] == last[0]:
                    last = word
                    break
            else:
                return player == 1
