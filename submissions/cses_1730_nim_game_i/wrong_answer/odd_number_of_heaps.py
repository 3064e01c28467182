# The parity of the number of heaps, as if every move removed a whole heap

import sys


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("first" if n % 2 == 1 else "second")
    print("\n".join(answers))


main()
