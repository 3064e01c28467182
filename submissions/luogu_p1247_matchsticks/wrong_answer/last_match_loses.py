# As if the player who takes the last match lost

from functools import reduce
from operator import xor


def main():
    k = int(input())
    n = list(map(int, input().split()))
    s = reduce(xor, n)
    large = [i for i, heap in enumerate(n) if heap > 1]
    if (s != 0) != (len(large) > 0):
        return print("lose")
    if not large:
        b, left = 0, 0
    elif len(large) == 1:
        b, left = large[0], k % 2
    else:
        b = next(i for i, heap in enumerate(n) if heap ^ s < heap)
        left = n[b] ^ s
    print(n[b] - left, b + 1)
    n[b] = left
    print(*n)


main()
