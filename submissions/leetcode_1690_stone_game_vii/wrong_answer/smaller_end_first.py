# Both players remove the smaller end, whatever it uncovers

class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        row = deque(stones)
        remaining = sum(row)
        lead, sign = 0, 1
        while row:
            remaining -= row.popleft() if row[0] < row[-1] else row.pop()
            lead += sign * remaining
            sign = -sign
        return lead
