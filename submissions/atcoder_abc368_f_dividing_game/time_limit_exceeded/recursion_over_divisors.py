# Finds the Grundy number of each number by recursion over its divisors, without remembering it

import sys


def grundy(x):
    reached = set()
    d = 1
    while d * d <= x:
        if x % d == 0:
            for part in (d, x // d):
                if part < x:
                    reached.add(grundy(part))
        d += 1
    number = 0
    while number in reached:
        number += 1
    return number


def main():
    a = list(map(int, sys.stdin.buffer.read().split()))[1:]
    xor = 0
    for x in a:
        xor ^= grundy(x)
    print("Anna" if xor else "Bruno")


main()
