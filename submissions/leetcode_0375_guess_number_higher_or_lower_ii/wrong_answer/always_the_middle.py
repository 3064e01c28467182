# Guesses the middle of every range, as in a binary search

class Solution:
    def getMoneyAmount(self, n: int) -> int:
        def cost(low, high):
            if low >= high:
                return 0
            middle = (low + high) // 2
            return middle + max(cost(low, middle - 1), cost(middle + 1, high))

        return cost(1, n)
