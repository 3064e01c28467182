# Grundy numbers up to 1222; a size wins if it splits into two parts with equal Grundy numbers

import sys


def main():
    grundy = [0] * 1223
    for n in range(3, 1223):
        half = (n + 1) // 2
        after = {a ^ b for a, b in zip(grundy[1:half], grundy[n - 1:n - half:-1])}
        while grundy[n] in after:
            grundy[n] += 1
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    wins = {n: n > 1222 or any(grundy[i] == grundy[n - i] for i in range(1, (n + 1) // 2)) for n in set(numbers)}
    print("\n".join("first" if wins[n] else "second" for n in numbers))


main()
