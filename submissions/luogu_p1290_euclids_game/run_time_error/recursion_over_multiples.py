# Memoized search over all multiples, from the smallest on, which is too deep

from functools import lru_cache


@lru_cache(None)
def wins(m, n):
    if m < n:
        m, n = n, m
    return n > 0 and any(not wins(m - k * n, n) for k in range(1, m // n + 1))


for _ in range(int(input())):
    m, n = map(int, input().split())
    print("Stan wins" if wins(m, n) else "Ollie wins")
