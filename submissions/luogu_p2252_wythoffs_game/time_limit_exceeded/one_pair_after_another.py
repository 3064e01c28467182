# Computes one losing pair after another, exactly, until the smaller pile is reached

from math import isqrt

a, b = sorted(map(int, input().split()))
k = smaller = 0
while smaller < a:
    k += 1
    smaller = (k + isqrt(5 * k * k)) // 2
print(int((smaller, smaller + k) != (a, b)))
