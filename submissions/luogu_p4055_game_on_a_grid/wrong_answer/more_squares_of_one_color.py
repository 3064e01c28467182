# Compares only the numbers of black and white squares, and prints all squares of the color that has more

import sys

data = sys.stdin.read().split()
squares = [[], []]
for i, row in enumerate(data[2:]):
    for j, cell in enumerate(row):
        if cell == ".":
            squares[(i + j) % 2].append((i + 1, j + 1))
black, white = map(len, squares)
print("LOSE" if black == white else "WIN")
if black != white:
    for i, j in squares[white > black]:
        print(i, j)
