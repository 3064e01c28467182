# judged 292 3: LeetCode WA …found xxxxxx…
class Solution:
    def canWinNim(self, n: int) -> bool:
        return "x" * 10**8
