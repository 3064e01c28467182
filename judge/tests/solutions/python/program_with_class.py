# judged --input '3 4': AC on 2 of 2 inputs
class Solution:
    def canWinNim(self, n): return n % 4
print('true' if Solution().canWinNim(int(input())) else 'false')
