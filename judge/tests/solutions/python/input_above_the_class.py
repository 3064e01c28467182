# judged 292 3 4: LeetCode AC
import sys
input = sys.stdin.readline
class Solution:
    def canWinNim(self, n): return n % 4
