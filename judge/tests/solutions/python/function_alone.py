# judged 292 4: function_alone.py has no canWinNim in Solution, which is called for leetcode_0292_nim_game, nor does it read or print
def canWinNim(n): return n % 4
