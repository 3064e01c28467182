# Of several winning moves the one that takes the fewest matches

from functools import reduce
from operator import xor


def main():
    k = int(input())
    n = list(map(int, input().split()))
    s = reduce(xor, n)
    if s == 0:
        return print("lose")
    a, b = min((heap - (heap ^ s), i) for i, heap in enumerate(n) if heap ^ s < heap)
    n[b] -= a
    print(a, b + 1)
    print(*n)


main()
