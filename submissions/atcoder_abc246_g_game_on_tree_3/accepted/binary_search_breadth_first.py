# Binary search over the sorted numbers; the zeros in the reverse of the breadth-first order

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
    order = order[:0:-1]

    def gets(x):
        zeros = [0] * (n + 1)
        for v in order:
            count = zeros[v] - 1 if zeros[v] > 1 else 0
            if a[v] >= x:
                count += 1
            zeros[parents[v]] += count
        return zeros[1] > 1

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
