# Table of all sets of numbers left, from the empty set up

class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        n = maxChoosableInteger
        spare = n * (n + 1) // 2 - desiredTotal
        if desiredTotal <= n:
            return True
        if spare < 0:
            return False
        bits = [1 << i for i in range(n)]
        sums = [0]
        for number in range(1, n + 1):
            sums += [without + number for without in sums]
        # True until it is known, so clearing a bit that a set does not have changes nothing.
        wins = [True] * (1 << n)
        for left in range(1 << n):
            wins[left] = sums[left] > spare and any(not wins[left & ~bit] for bit in bits)
        return wins[-1]
