# Memoized recursion, which is too deep if it begins with n

from functools import lru_cache

n, k = map(int, input().split())
moves = list(map(int, input().split()))


@lru_cache(None)
def wins(sticks):
    return any(not wins(sticks - p) for p in moves if p <= sticks)


print("".join("W" if wins(i) else "L" for i in range(n, 0, -1))[::-1])
