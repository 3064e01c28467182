# Flips in place, and does not undo a winning flip

class Solution:
    def canWin(self, currentState: str) -> bool:
        s = list(currentState)

        def wins():
            for i in range(len(s) - 1):
                if s[i] == s[i + 1] == '+':
                    s[i] = s[i + 1] = '-'
                    if not wins():
                        return True
                    s[i] = s[i + 1] = '+'
            return False

        return wins()
