# judged 292 --input '3 4': AC on 2 of 2 inputs
import sys
from functools import lru_cache
sys.setrecursionlimit(10**6)
@lru_cache(None)
def depth(number):
    return 0 if number == 0 else 1 + depth(number - 1)
for line in sys.stdin:
    print(str(depth(100000) == 100000 and int(line) % 4 != 0).lower())
