# Minimax with memoization over boards, which are tuples: 0 for a free square, 1 for Takahashi, -1 for Aoki

import sys
from functools import lru_cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
numbers = list(map(int, sys.stdin.read().split()))


# Returns whether the player to move wins.
@lru_cache(maxsize=None)
def wins(board, player):
    if any(board[a] == board[b] == board[c] == -player for a, b, c in LINES):
        return False
    if 0 not in board:
        return player * sum(number * owner for number, owner in zip(numbers, board)) > 0
    free = (square for square in range(9) if board[square] == 0)
    return any(not wins(board[:i] + (player,) + board[i + 1 :], -player) for i in free)


print("Takahashi" if wins((0,) * 9, 1) else "Aoki")
