# Finds the numbers from the first bottle on, as if beans moved to the front

import sys

data = iter(map(int, sys.stdin.read().split()))
for _ in range(next(data)):
    n = next(data)
    p = [next(data) for _ in range(n)]
    g = []
    for i in range(n):
        reached = {one ^ other for one in g for other in g}
        mex = 0
        while mex in reached:
            mex += 1
        g.append(mex)
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
