# Multiplies the difference by the golden ratio with 50 decimal digits

from decimal import Decimal, getcontext

getcontext().prec = 50
golden = (1 + Decimal(5).sqrt()) / 2
a, b = sorted(map(int, input().split()))
print(int(int((b - a) * golden) != a))
