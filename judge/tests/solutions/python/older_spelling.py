# judged 292 3 4: LeetCode AC
class Solution:
    def CanWinNim(self, n): return n % 4
