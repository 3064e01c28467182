# The losing sizes, found beforehand: 41 of them up to 1,000,000

import sys


def main():
    losing = {1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359, 362, 365}
    losing |= {386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222}
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join("first" if n not in losing else "second" for n in numbers))


main()
