# Table of all ranges in O(n^2): as low falls, the guess at which the costs of the two sides cross never rises

class Solution:
    def getMoneyAmount(self, n: int) -> int:
        cost = [[0] * (n + 2) for _ in range(n + 2)]
        for high in range(2, n + 1):
            crossing = high
            before = deque()  # guesses before the crossing, and x + cost(x + 1, high)
            for low in range(high - 1, 0, -1):
                money = low + cost[low + 1][high]
                while before and before[-1][1] >= money:
                    before.pop()
                before.append((low, money))
                while crossing > low and cost[low][crossing - 2] >= cost[crossing][high]:
                    crossing -= 1
                while before and before[0][0] >= crossing:
                    before.popleft()
                cost[low][high] = crossing + cost[low][crossing - 1]
                if before:
                    cost[low][high] = min(cost[low][high], before[0][1])
        return cost[1][n]
