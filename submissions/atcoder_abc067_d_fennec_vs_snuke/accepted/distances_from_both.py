# Breadth-first search from 1 and from n; a vertex goes to whoever is nearer, or else to Fennec

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for x, y in zip(data[1::2], data[2::2]):
        near[x].append(y)
        near[y].append(x)

    def distances(start):
        far = [-1] * (n + 1)
        far[start] = 0
        order = [start]
        for v in order:
            for w in near[v]:
                if far[w] < 0:
                    far[w] = far[v] + 1
                    order.append(w)
        return far

    a, b = distances(1), distances(n)
    fennec = sum(a[v] <= b[v] for v in range(1, n + 1))
    print("Fennec" if 2 * fennec > n else "Snuke")


main()
