# A pattern that the first sizes suggest: 2 loses, and 1, 4, 7, 10 and so on

import sys


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join("first" if n != 2 and n % 3 != 1 else "second" for n in numbers))


main()
