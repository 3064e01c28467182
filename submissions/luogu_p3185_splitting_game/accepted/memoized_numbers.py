# Memoized Grundy numbers by the distance to the last bottle; tries all triples

import sys
from functools import lru_cache


@lru_cache(maxsize=None)
def grundy(distance):
    reached = {grundy(j) ^ grundy(k) for j in range(distance) for k in range(j + 1)}
    mex = 0
    while mex in reached:
        mex += 1
    return mex


def main():
    data = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(data)):
        n = next(data)
        p = [next(data) for _ in range(n)]
        g = [grundy(n - 1 - i) for i in range(n)]
        s = 0
        for beans, number in zip(p, g):
            if beans % 2:
                s ^= number
        winning = [
            (i, j, k)
            for i in range(n)
            if p[i]
            for j in range(i + 1, n)
            for k in range(j, n)
            if s ^ g[i] ^ g[j] ^ g[k] == 0
        ]
        print(*(winning[0] if winning else (-1, -1, -1)))
        print(len(winning))


main()
