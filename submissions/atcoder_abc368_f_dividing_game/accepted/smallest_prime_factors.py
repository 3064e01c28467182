# Sieve of smallest prime factors; a number has one factor more than its quotient by the smallest

import sys


def main():
    a = list(map(int, sys.stdin.buffer.read().split()))[1:]
    top = max(a)
    least = list(range(top + 1))
    p = 2
    while p * p <= top:
        if least[p] == p:
            for m in range(p * p, top + 1, p):
                if least[m] == m:
                    least[m] = p
        p += 1
    count = [0] * (top + 1)
    for x in range(2, top + 1):
        count[x] = count[x // least[x]] + 1
    xor = 0
    for x in a:
        xor ^= count[x]
    print("Anna" if xor else "Bruno")


main()
