# As if only equal heaps canceled: the player to move loses if every size occurs an even number of times

import sys
from collections import Counter


def main():
    tokens = sys.stdin.buffer.read().split()
    at = 1
    answers = []
    for _ in range(int(tokens[0])):
        n = int(tokens[at])
        row = list(map(int, tokens[at + 1:at + 1 + n]))
        at += 1 + n
        answers.append("first" if any(times % 2 for times in Counter(row).values()) else "second")
    print("\n".join(answers))


main()
