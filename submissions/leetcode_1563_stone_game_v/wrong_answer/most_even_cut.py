# Alice always makes the cut that leaves her the most at once
class Solution:
    def stoneGameV(self, stoneValue: List[int]) -> int:
        score = 0
        while len(stoneValue) > 1:
            parts = []
            for k in range(1, len(stoneValue)):
                left, right = sum(stoneValue[:k]), sum(stoneValue[k:])
                parts.append((left, stoneValue[:k]) if left <= right else (right, stoneValue[k:]))
            gain, stoneValue = max(parts, key=lambda part: part[0])
            score += gain
        return score
