# Every second stair, but counted from the top one

import sys
from functools import reduce
from operator import xor


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("first" if reduce(xor, row[::-2]) else "second")
    print("\n".join(answers))


main()
