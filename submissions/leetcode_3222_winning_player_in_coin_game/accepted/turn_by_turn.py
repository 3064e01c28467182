# Plays turn by turn, as there is only one move

class Solution:
    def winningPlayer(self, x: int, y: int) -> str:
        players = ["Alice", "Bob"]
        turn = 0
        while x >= 1 and y >= 4:
            x -= 1
            y -= 4
            turn += 1
        return players[(turn + 1) % 2]
