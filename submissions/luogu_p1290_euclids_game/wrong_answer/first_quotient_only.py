# Only the first quotient: without a choice at once, the second player wins


def wins(m, n):
    a, b = max(m, n), min(m, n)
    return a % b == 0 or a >= 2 * b


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
