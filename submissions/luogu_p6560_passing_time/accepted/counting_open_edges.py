# Retrograde analysis: for each vertex, counts the edges that are not known to lead to a win of the opponent. It passes
# the stored cases, but Luogu's limit of 1.5 seconds is for compiled programs

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
    ends = [v for v in range(1, n + 1) if degree[v] == 0]
    for _ in range(q):
        start, target = next(numbers), next(numbers)
        result = [0] * (n + 1)
        count = degree[:]
        decided = ends + [target] * (degree[target] > 0)
        for v in decided:
            result[v] = -1
        for v in decided:
            if v == start:
                break
            for u in sources[v]:
                if result[u]:
                    continue
                if result[v] == -1:
                    result[u] = 1
                    decided.append(u)
                else:
                    count[u] -= 1
                    if count[u] == 0:
                        result[u] = -1
                        decided.append(u)
        print(result[start])


main()
