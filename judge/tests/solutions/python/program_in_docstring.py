# judged 292 3 4: LeetCode AC
class Solution:
    def canWinNim(self, n): return n % 4
'''
print('true' if Solution().canWinNim(int(input())) else 'false')
'''
