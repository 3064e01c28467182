# Both players take what gives the most at once
class Solution:
    def stoneGameVIII(self, stones: List[int]) -> int:
        sums = list(accumulate(stones))
        # The last of the best sums from each place on.
        best = len(sums) - 1
        after = [0] * len(sums)
        for start in range(len(sums) - 2, -1, -1):
            if sums[start + 1] > sums[best]:
                best = start + 1
            after[start] = best
        lead, sign, place = 0, 1, 0
        while place < len(sums) - 1:
            place = after[place]
            lead += sign * sums[place]
            sign = -sign
        return lead
