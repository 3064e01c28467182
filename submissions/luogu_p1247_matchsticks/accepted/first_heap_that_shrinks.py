# The first heap that becomes smaller by the xor of all heaps

from functools import reduce
from operator import xor


def main():
    k = int(input())
    n = list(map(int, input().split()))
    s = reduce(xor, n)
    if s == 0:
        return print("lose")
    b = next(i for i, heap in enumerate(n) if heap ^ s < heap)
    a = n[b] - (n[b] ^ s)
    n[b] -= a
    print(a, b + 1)
    print(*n)


main()
