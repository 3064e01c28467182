# Alice may begin with any of her words

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        def wins(first):
            words = [iter(a), iter(b)]
            last = first
            for player in cycle([1, 0]):
                for word in words[player]:
                    if word > last and ord(word[0]) - ord(last[0]) <= 1:
                        last = word
                        break
                else:
                    return player == 1

        greatest = {word[0]: word for word in a}
        return any(map(wins, greatest.values()))
