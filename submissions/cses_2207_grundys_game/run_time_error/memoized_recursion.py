# Memoized recursion, which is too deep for large sizes

from functools import lru_cache


@lru_cache(None)
def grundy(n):
    after = {grundy(i) ^ grundy(n - i) for i in range(1, (n + 1) // 2)}
    mex = 0
    while mex in after:
        mex += 1
    return mex


for _ in range(int(input())):
    print("first" if grundy(int(input())) else "second")
