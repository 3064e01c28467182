# The first player wins if any pile is even: a pair is won or lost, but their sum needs Grundy numbers

import sys


def main():
    numbers = iter(map(int, sys.stdin.buffer.read().split()))
    for _ in range(next(numbers)):
        row = [next(numbers) for _ in range(next(numbers))]
        print("YES" if any(s % 2 == 0 for s in row) else "NO")


main()
