# A table of Grundy numbers up to the number of balls, which does not fit into memory

import sys


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(numbers)):
        row = [next(numbers) for _ in range(next(numbers))]
        grundy = list(range(sum(row) + 1))
        xor = 0
        for balls in row[1::2]:
            xor ^= grundy[balls]
        answers.append("first" if xor else "second")
    print("\n".join(answers))


main()
