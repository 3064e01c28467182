# judged 292 3 4: LeetCode AC
class Solution:
    def canWinNim(self, n: int) -> bool:
        @cache
        def depth(number):
            return 0 if number == 0 else 1 + depth(number - 1)
        return depth(100000) == 100000 and n % 4 != 0
