# The parity of the sum of all quotients, as if a player could subtract the smaller number only once


def wins(m, n):
    a, b = max(m, n), min(m, n)
    turns = 0
    while b:
        turns += a // b
        a, b = b, a % b
    return turns % 2


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
