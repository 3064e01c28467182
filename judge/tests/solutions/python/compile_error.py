class Solution:
    def canWinNim(self, n: int) -> bool:
        return n % 4 !=
# judged 292 4: program RE …SyntaxError: …(line 3)
