# Memoized recursion, which is too deep for Python's limit

from functools import lru_cache

n = int(input())
x = list(map(int, input().split()))


@lru_cache(None)
def lead(left, right):
    if left == right:
        return 0
    return max(x[left] - lead(left + 1, right), x[right - 1] - lead(left, right - 1))


print((sum(x) + lead(0, n)) // 2)
