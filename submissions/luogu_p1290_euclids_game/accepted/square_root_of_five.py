# The golden ratio by an integer square root: the largest losing a for b is below b (1 + sqrt 5) / 2

from math import isqrt


def wins(m, n):
    a, b = max(m, n), min(m, n)
    return a == b or a > (b + isqrt(5 * b * b)) // 2


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
