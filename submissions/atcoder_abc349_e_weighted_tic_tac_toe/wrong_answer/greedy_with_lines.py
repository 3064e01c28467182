# Both players complete a line if they can, or block one, or else take the largest number

import sys

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    owner = [-1] * 9
    for turn in range(9):
        player = turn % 2

        def completes(square, who):
            own = {i for i in range(9) if owner[i] == who} | {square}
            return any(own.issuperset(line) for line in LINES)

        free = [i for i in range(9) if owner[i] < 0]
        square = max(free, key=lambda i: (completes(i, player), completes(i, 1 - player), numbers[i]))
        owner[square] = player
        if completes(square, player):
            print("Aoki" if player else "Takahashi")
            return
    lead = sum(-number if player else number for number, player in zip(numbers, owner))
    print("Takahashi" if lead > 0 else "Aoki")


main()
