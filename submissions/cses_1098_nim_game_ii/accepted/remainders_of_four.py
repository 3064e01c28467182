# A heap has the Grundy number x mod 4: the xor of the remainders

import sys


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        grundy = 0
        for x in row:
            grundy ^= x % 4
        answers.append("first" if grundy != 0 else "second")
    print("\n".join(answers))


main()
