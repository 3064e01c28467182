# Recursion with memoization over the stretches that occur, each with the intervals inside it

import sys
from functools import lru_cache


def wins(intervals):
    @lru_cache(maxsize=None)
    def grundy(l, r):
        inside = [(a, b) for a, b in intervals if l <= a and b <= r]
        reached = {grundy(l, a) ^ grundy(b, r) for a, b in inside}
        mex = 0
        while mex in reached:
            mex += 1
        return mex

    return grundy(1, 100) != 0


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(numbers)):
        n = next(numbers)
        intervals = {(next(numbers), next(numbers)) for _ in range(n)}
        print("Alice" if wins(intervals) else "Bob")


main()
