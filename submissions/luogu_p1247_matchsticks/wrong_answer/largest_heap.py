# Takes from the largest heap

from functools import reduce
from operator import xor


def main():
    k = int(input())
    n = list(map(int, input().split()))
    s = reduce(xor, n)
    if s == 0:
        return print("lose")
    b = n.index(max(n))
    a = n[b] - (n[b] ^ s)
    n[b] -= a
    print(a, b + 1)
    print(*n)


main()
