# judged --input '2 7 4 11': AC on 2 of 2 inputs
class Solution:
    def losingPlayer(self, x: int, y: int) -> str:
        return "Alice" if min(x, y // 4) % 2 else "Bob"
