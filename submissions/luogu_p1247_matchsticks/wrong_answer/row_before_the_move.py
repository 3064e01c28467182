# Prints the row before the move

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
    print(a, b + 1)
    print(*n)


main()
