# Recursion, which is deeper than Python's limit of 1000 calls

from functools import lru_cache

n = int(input())
s = input()
x = input()


@lru_cache(None)
def takahashi(i, r):
    if i == n:
        return r == 0
    zero = takahashi(i + 1, 10 * r % 7)
    own = takahashi(i + 1, (10 * r + int(s[i])) % 7)
    return zero or own if x[i] == "T" else zero and own


print("Takahashi" if takahashi(0, 0) else "Aoki")
