# A question mark is worth 4.5, which a float holds exactly

class Solution:
    def sumGame(self, num: str) -> bool:
        n = len(num)

        def value(half):
            return sum(4.5 if c == "?" else int(c) for c in half)

        return value(num[:n // 2]) != value(num[n // 2:])
