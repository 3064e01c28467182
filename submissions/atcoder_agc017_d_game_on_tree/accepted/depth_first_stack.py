# Depth-first search with a stack of its own; the Grundy numbers are computed in the reverse order

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for x, y in zip(data[1::2], data[2::2]):
        near[x].append(y)
        near[y].append(x)
    parent = [0] * (n + 1)
    order, stack = [], [1]
    while stack:
        v = stack.pop()
        order.append(v)
        for c in near[v]:
            if c != parent[v]:
                parent[c] = v
                stack.append(c)
    grundy = [0] * (n + 1)
    for v in reversed(order[1:]):
        grundy[parent[v]] ^= grundy[v] + 1
    print("Alice" if grundy[1] else "Bob")


main()
