# judged 292: error: function_alone.py: put canWinNim into `class Solution`, as in the site's editor
def canWinNim(n): return n % 4
