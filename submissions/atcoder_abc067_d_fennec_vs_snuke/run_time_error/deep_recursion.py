# Recursion, which is deeper than Python's limit of 1000 calls

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for x, y in zip(data[1::2], data[2::2]):
        near[x].append(y)
        near[y].append(x)

    def search(v, parent, depth, far):
        far[v] = depth
        for w in near[v]:
            if w != parent:
                search(w, v, depth + 1, far)

    a, b = [0] * (n + 1), [0] * (n + 1)
    search(1, 0, 0, a)
    search(n, 0, 0, b)
    fennec = sum(a[v] <= b[v] for v in range(1, n + 1))
    print("Fennec" if 2 * fennec > n else "Snuke")


main()
