# Any greater word fits, whatever its first letter is

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        words = [iter(a), iter(b)]
        last = next(words[0])
        for player in cycle([1, 0]):
            last = next((word for word in words[player] if word > last), None)
            if last is None:
                return player == 1
