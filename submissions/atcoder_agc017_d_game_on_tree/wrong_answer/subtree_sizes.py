# Takes the number of vertices for the Grundy number of each branch of vertex 1

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for x, y in zip(data[1::2], data[2::2]):
        near[x].append(y)
        near[y].append(x)
    parent = [0] * (n + 1)
    order = [1]
    for v in order:
        for c in near[v]:
            if c != parent[v]:
                parent[c] = v
                order.append(c)
    size = [1] * (n + 1)
    xor = 0
    for v in reversed(order[1:]):
        size[parent[v]] += size[v]
        if parent[v] == 1:
            xor ^= size[v]
    print("Alice" if xor else "Bob")


main()
