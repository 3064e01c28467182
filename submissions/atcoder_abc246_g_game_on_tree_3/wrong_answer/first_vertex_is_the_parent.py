# Takes the first vertex of each edge for the parent

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    a = [0, 0] + data[1:n]
    children = [[] for _ in range(n + 1)]
    for u, v in zip(data[n::2], data[n + 1 :: 2]):
        children[u].append(v)
    order = [1]
    for v in order:
        order.extend(children[v])

    def gets(x):
        zeros = [0] * (n + 1)
        for v in reversed(order):
            zeros[v] = max(sum(zeros[w] for w in children[v]) - 1, 0) + (v > 1 and a[v] >= x)
        return zeros[1] > 0

    values = [0] + sorted(set(a[2:]))
    low, high = 0, len(values)
    while high - low > 1:
        middle = (low + high) // 2
        if gets(values[middle]):
            low = middle
        else:
            high = middle
    print(values[low])


main()
