# The first player wins if any even stair has a ball

import sys


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("first" if any(row[1::2]) else "second")
    print("\n".join(answers))


main()
