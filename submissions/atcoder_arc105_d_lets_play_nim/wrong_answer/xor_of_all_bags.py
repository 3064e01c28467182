# Plays Nim with the bags: the first player wins if their xor is not 0

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    at = 1
    for _ in range(data[0]):
        n = data[at]
        xor = 0
        for x in data[at + 1 : at + 1 + n]:
            xor ^= x
        at += n + 1
        print("First" if xor else "Second")


main()
