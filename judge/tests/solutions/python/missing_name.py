# judged 292 4: CE missing_name.py: NameError: name 'lru' is not defined (line 3)
class Solution:
    @lru
    def canWinNim(self, n: int) -> bool: return n % 4 != 0
