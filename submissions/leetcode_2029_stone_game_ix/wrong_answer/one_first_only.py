# Alice starts with a remainder of 1 if there is one, and does not try 2

class Solution:
    def stoneGameIX(self, stones: List[int]) -> bool:
        c = [0] * 3
        for s in stones:
            c[s % 3] += 1
        first = 1 if c[1] else 2
        if c[first] == 0:
            return False
        c[first] -= 1
        moves, total = 1 + c[0], first
        while c[total]:
            c[total] -= 1
            moves += 1
            total = 3 - total
        return moves % 2 == 1 and c[3 - total] > 0
