# Memoized recursion on the whole row

import sys
from functools import cache

sys.setrecursionlimit(100_000)


@cache
def wins(piles):
    for i, pile in enumerate(piles):
        for left in range(piles[i - 1] if i else 0, pile):
            if not wins(piles[:i] + (left,) + piles[i + 1 :]):
                return True
    return False


for _ in range(int(input())):
    input()
    print("TAK" if wins(tuple(map(int, input().split()))) else "NIE")
