# Recursion, which is deeper than Python's limit of 1000 calls

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for x, y in zip(data[1::2], data[2::2]):
        near[x].append(y)
        near[y].append(x)

    def grundy(v, parent):
        xor = 0
        for c in near[v]:
            if c != parent:
                xor ^= grundy(c, v) + 1
        return xor

    print("Alice" if grundy(1, 0) else "Bob")


main()
