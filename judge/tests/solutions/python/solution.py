# judged --input '10 11  10 0  4 6': AC on 3 of 3 inputs
@cache
def canWin(numbers, left):
    return any(n >= left or not canWin(numbers - {n}, left - n) for n in numbers)


class Solution:
    def canIWin(self, maxChoosableInteger: int, desiredTotal: int) -> bool:
        numbers = frozenset(range(1, maxChoosableInteger + 1))
        return sum(numbers) >= desiredTotal and (desiredTotal <= 0 or canWin(numbers, desiredTotal))
