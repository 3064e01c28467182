# The second player wins if no value occurs only once

import sys
from collections import Counter


def main():
    data = sys.stdin.buffer.read().split()
    at = 1
    for _ in range(int(data[0])):
        n = int(data[at])
        counts = Counter(data[at + 1 : at + 1 + n])
        at += n + 1
        print("Second" if n % 2 or 1 not in counts.values() else "First")


main()
