# A table of all pairs up to 100, from which the pattern can be read, but the piles are larger

import sys


def main():
    size = 101
    table = [[0] * size for _ in range(size)]
    reached = [set() for _ in range(size)]
    for a in range(1, size):
        for x in range(1, a):
            reached[a].add(table[x][a - x])
        for b in range(1, a + 1):
            k = 0
            while k in reached[a] or k in reached[b]:
                k += 1
            table[a][b] = table[b][a] = k
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        xor = 0
        for _ in range(next(numbers) // 2):
            xor ^= table[next(numbers)][next(numbers)]
        print("YES" if xor else "NO")


main()
