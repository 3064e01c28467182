class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 !=
# judged 292 4: CE compile_error.py: SyntaxError: …(line 3)
