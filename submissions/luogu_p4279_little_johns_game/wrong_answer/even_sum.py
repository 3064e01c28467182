# The parity of the number of stones, as if every move took one stone

import sys


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("John" if sum(row) % 2 == 0 else "Brother")
    print("\n".join(answers))


main()
