# As if Aoki zeroed only the best child of the token: a vertex is worth the second best of its children

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    a = [0, 0] + data[1:n]
    near = [[] for _ in range(n + 1)]
    for u, v in zip(data[n::2], data[n + 1 :: 2]):
        near[u].append(v)
        near[v].append(u)
    parents = [0] * (n + 1)
    order = [1]
    for v in order:
        for w in near[v]:
            if w != parents[v]:
                parents[w] = v
                order.append(w)
    worth = a[:]
    for v in reversed(order):
        children = sorted((worth[w] for w in near[v] if w != parents[v]), reverse=True)
        if len(children) > 1:
            worth[v] = max(worth[v], children[1])
    print(worth[1])


main()
