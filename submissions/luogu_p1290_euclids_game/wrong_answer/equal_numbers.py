# The golden ratio without the case of two equal numbers


def wins(m, n):
    a, b = max(m, n), min(m, n)
    return a * a - a * b - b * b > 0


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
