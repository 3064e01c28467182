# Recursion, which is deeper than Python's limit of 1000 calls

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    a = [0, 0] + data[1:n]
    near = [[] for _ in range(n + 1)]
    for u, v in zip(data[n::2], data[n + 1 :: 2]):
        near[u].append(v)
        near[v].append(u)

    def zeros(v, parent, x):
        below = sum(zeros(w, v, x) for w in near[v] if w != parent)
        return max(below - 1, 0) + (a[v] >= x)

    low, high = 0, 10**9 + 1
    while high - low > 1:
        middle = (low + high) // 2
        if zeros(1, 0, middle) > 0:
            low = middle
        else:
            high = middle
    print(low)


main()
