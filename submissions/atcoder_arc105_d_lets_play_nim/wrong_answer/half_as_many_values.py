# Takes the bags for pairs if there are half as many different values

import sys


def main():
    data = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(data[0])):
        n = int(data[at])
        values = set(data[at + 1 : at + 1 + n])
        at += n + 1
        print("Second" if n % 2 or 2 * len(values) == n else "First")


main()
