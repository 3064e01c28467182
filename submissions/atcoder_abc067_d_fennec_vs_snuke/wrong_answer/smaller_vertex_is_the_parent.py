# Assumes that the parent of each vertex has a smaller number

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    parent = [0] * (n + 1)
    for x, y in zip(data[1::2], data[2::2]):
        parent[max(x, y)] = min(x, y)
    size = [1] * (n + 1)
    for v in range(n, 1, -1):
        size[parent[v]] += size[v]
    path = [n]
    while path[-1] > 1:
        path.append(parent[path[-1]])
    border = path[(len(path) - 2) // 2]
    print("Fennec" if n - size[border] > size[border] else "Snuke")


main()
