# judged: 294.py: SyntaxError: unterminated triple-quoted string literal…(line 4)…CE: it does not compile
class Solution:
    def winner(self, currentState: str) -> bool:
        '''Returns whether the first player wins.
        return self.canWin(currentState)

    def canWin(self, currentState: str) -> bool:
        return "++" in currentState
