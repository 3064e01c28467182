# A list of losing sizes that stops at 53

import sys


def main():
    losing = {1, 2, 4, 7, 10, 20, 23, 26, 50, 53}
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join("first" if n not in losing else "second" for n in numbers))


main()
