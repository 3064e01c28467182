# Backward from the ends, a round for each number of moves; squares of a position are joined to one number

n, r1, c1, r2, c2 = map(int, input().split())
squares = n * n
steps = [[], []]
for row in range(n):
    for column in range(n):
        for player in (0, 1):
            ends = []
            for length in range(1, player + 2):
                for r, c in ((length, 0), (-length, 0), (0, length), (0, -length)):
                    if 0 <= row + r < n and 0 <= column + c < n:
                        ends.append((row + r) * n + column + c)
            steps[player].append(ends)
start = ((r1 - 1) * n + c1 - 1) * squares + (r2 - 1) * n + c2 - 1
# The new lost positions of a round, by the player to move, and whether each position is decided.
lost = [[square * (squares + 1) for square in range(squares)] for _ in (0, 1)]
known = [bytearray(squares * squares) for _ in (0, 1)]
for player in (0, 1):
    for position in lost[player]:
        known[player][position] = 1
white_ends = steps[0]
black_ends = steps[1]
open_moves = [
    [len(white_ends[p // squares]) for p in range(squares * squares)],
    [len(black_ends[p % squares]) for p in range(squares * squares)],
]


def before(player, positions):
    """Yields the positions, with repetitions, from which a move of the player leads to one of these."""
    if player == 0:
        for position in positions:
            white, black = divmod(position, squares)
            for square in white_ends[white]:
                yield square * squares + black
    else:
        for position in positions:
            white, black = divmod(position, squares)
            base = white * squares
            for square in black_ends[black]:
                yield base + square


moves = 0
answer = "DRAW"
while lost[0] or lost[1]:
    won = [[], []]
    for player in (0, 1):
        seen = known[player]
        for position in before(player, lost[1 - player]):
            if not seen[position]:
                seen[position] = 1
                won[player].append(position)
    if known[0][start]:
        answer = f"WHITE {moves + 1}"
        break
    lost = [[], []]
    for player in (0, 1):
        seen = known[player]
        left = open_moves[player]
        for position in before(player, won[1 - player]):
            if not seen[position]:
                left[position] -= 1
                if not left[position]:
                    seen[position] = 1
                    lost[player].append(position)
    moves += 2
    if known[0][start]:
        answer = f"BLACK {moves}"
        break
print(answer)
