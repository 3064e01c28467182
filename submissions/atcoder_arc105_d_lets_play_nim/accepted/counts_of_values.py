# Counts how often each value occurs

import sys
from collections import Counter


def main():
    data = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(data[0])):
        n = int(data[at])
        counts = Counter(data[at + 1 : at + 1 + n])
        at += n + 1
        paired = all(count % 2 == 0 for count in counts.values())
        print("Second" if n % 2 or paired else "First")


main()
