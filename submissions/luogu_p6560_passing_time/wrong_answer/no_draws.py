# Does not know draws: the second player wins whenever the first one cannot force a win

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
        decided = [v for v in range(1, n + 1) if v == target or degree[v] == 0]
        for v in decided:
            result[v] = -1
        for v in decided:
            for u in sources[v]:
                if result[u]:
                    continue
                count[u] -= 1
                if result[v] == -1 or count[u] == 0:
                    result[u] = -result[v]
                    decided.append(u)
        print(result[start] or -1)


main()
