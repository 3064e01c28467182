class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 !=
# judged: compile_error.py: SyntaxError: …(line 3)…CE: it does not compile
