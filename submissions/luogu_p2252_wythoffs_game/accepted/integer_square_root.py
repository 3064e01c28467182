# The smaller pile is (d + root of 5 d d) // 2 with Python's exact integer root

from math import isqrt

a, b = sorted(map(int, input().split()))
d = b - a
print(0 if a == (d + isqrt(5 * d * d)) // 2 else 1)
