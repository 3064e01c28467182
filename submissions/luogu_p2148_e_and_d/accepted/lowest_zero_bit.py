# The lowest bit that neither a - 1 nor b - 1 has, by z & -z

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        row = data[at + 1 : at + 1 + n]
        at += n + 1
        xor = 0
        for a, b in zip(row[::2], row[1::2]):
            z = ~((a - 1) | (b - 1))
            xor ^= (z & -z).bit_length() - 1
        print("YES" if xor else "NO")


main()
