# Counts each bag by going through all of them

import sys


def main():
    data = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(data[0])):
        n = int(data[at])
        bags = data[at + 1 : at + 1 + n]
        at += n + 1
        paired = all(bags.count(bag) % 2 == 0 for bag in bags)
        print("Second" if n % 2 or paired else "First")


main()
