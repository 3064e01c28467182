# judged 292 4: function WA question 1 of 1: 4  expected false, found 'false'
class Solution:
    def canWinNim(self, n): return "false"
