# The lowest bit of the first pile of each pair, whatever the second one is

import sys


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        row = [next(numbers) for _ in range(next(numbers))]
        xor = 0
        for a in row[::2]:
            xor ^= (a & -a).bit_length() - 1
        print("YES" if xor else "NO")


main()
