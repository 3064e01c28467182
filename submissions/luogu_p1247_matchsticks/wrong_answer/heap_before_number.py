# Prints the heap before the number of matches

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
    print(b + 1, a)
    print(*n)


main()
