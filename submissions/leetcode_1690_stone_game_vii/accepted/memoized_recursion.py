# Memoized recursion on the lead, for each part of the row

class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        prefix = [0, *accumulate(stones)]

        @cache
        def lead(left: int, right: int) -> int:
            if left == right:
                return 0
            without_left = prefix[right + 1] - prefix[left + 1]
            without_right = prefix[right] - prefix[left]
            return max(without_left - lead(left + 1, right), without_right - lead(left, right - 1))

        return lead(0, len(stones) - 1)
