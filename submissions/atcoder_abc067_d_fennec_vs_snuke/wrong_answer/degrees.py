# Compares the degrees of 1 and n

import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, ends = data[0], data[1:]
    print("Fennec" if ends.count(1) > ends.count(n) else "Snuke")


main()
