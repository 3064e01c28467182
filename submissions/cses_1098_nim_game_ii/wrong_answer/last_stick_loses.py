# As if the player who takes the last stick lost: the answer differs if no remainder is above 1

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
        answers.append("first" if (grundy == 0) == (max(x % 4 for x in row) < 2) else "second")
    print("\n".join(answers))


main()
