# The first player wins only if all heaps are odd

import sys


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("first" if all(x % 2 for x in row) else "second")
    print("\n".join(answers))


main()
