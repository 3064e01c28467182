# judged 292 4: LeetCode WA question 1 of 1: 4  expected false, found None (hint: is a return missing?)
class Solution:
    def canWinNim(self, n): pass
