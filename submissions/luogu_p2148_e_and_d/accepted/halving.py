# Recursion: 0 if both are odd; otherwise both are halved, rounded up, and the number grows by 1

import sys


def grundy(a, b):
    k = 0
    while a % 2 == 0 or b % 2 == 0:
        a, b = (a + 1) // 2, (b + 1) // 2
        k += 1
    return k


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        xor = 0
        for _ in range(next(numbers) // 2):
            xor ^= grundy(next(numbers), next(numbers))
        print("YES" if xor else "NO")


main()
