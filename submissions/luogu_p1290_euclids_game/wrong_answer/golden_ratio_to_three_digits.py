# The golden ratio as 1.618


def wins(m, n):
    a, b = max(m, n), min(m, n)
    return a == b or a > 1.618 * b


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
