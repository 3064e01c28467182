# For each high, the steps of money that lower the least low; one index per guess only moves on

class Solution:
    def getMoneyAmount(self, n: int) -> int:
        steps = [[(0, 1)]]  # for each high, pairs of the money and the low that it reaches
        index = [0] * (n + 1)  # for each guess x, where its steps begin among those for x - 1
        for high in range(1, n + 1):
            low = high
            found = [(0, low)]
            waiting = deque([(high - 1, high - 1)])  # guesses, and the money each needs
            while low > 1:
                x, enough = waiting.popleft()
                below = steps[x - 1]
                while index[x] + 1 < len(below) and x + below[index[x] + 1][0] <= enough:
                    index[x] += 1
                for i in range(index[x], len(below)):
                    spent, reached = below[i]
                    money = max(enough, x + spent)
                    if waiting and waiting[0][1] <= money:
                        break
                    if reached < low:
                        low = reached
                        found.append((money, low))
                        needed = money + low - 1
                        while waiting and waiting[-1][1] >= needed:
                            waiting.pop()
                        waiting.append((low - 1, needed))
            steps.append(found)
        return steps[n][-1][0]
