class Solution:
    def stoneGameIII(self, stoneValue: List[int]) -> str:
        n = len(stoneValue)
        print("values:", n)

        @cache
        def lead(start):
            if start == n:
                return 0
            best = -inf
            for end in range(start + 1, min(start + 3, n) + 1):
                best = max(best, sum(stoneValue[start:end]) - lead(end))
            return best

        return "Alice" if lead(0) > 0 else "Bob" if lead(0) < 0 else "Tie"
# on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
