# Uses the rule for heaps of 1 if the first heap is 1

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
        answers.append("John" if (n % 2 == 0 if row[0] == 1 else reduce(xor, row) != 0) else "Brother")
    print("\n".join(answers))


main()
