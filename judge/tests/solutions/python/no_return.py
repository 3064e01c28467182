# judged --input 4: expected: false…found: None…WA on n = 4
class Solution:
    def canWinNim(self, n): pass
