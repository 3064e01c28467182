# judged 292 4: function_alone.py has no canWinNim in Solution, which LeetCode calls, nor is it a program that reads standard input
def canWinNim(n): return n % 4
