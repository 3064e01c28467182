# Only the target is losing at once: a player who cannot move does not lose

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
        decided = [target]
        result[target] = -1
        for v in decided:
            for u in sources[v]:
                if result[u]:
                    continue
                count[u] -= 1
                if result[v] == -1 or count[u] == 0:
                    result[u] = -result[v]
                    decided.append(u)
        print(result[start])


main()
