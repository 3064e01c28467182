# judged 292 3 4: LeetCode AC
class Solution:
    def canWinNim(self, n): return n % 4
if __name__ == '__main__': print('true' if Solution().canWinNim(int(input())) else 'false')
