# Takes the smaller vertex of each edge for the parent

import sys

data = list(map(int, sys.stdin.read().split()))
n = data[0]
edges = sorted((min(e), max(e)) for e in zip(data[1::2], data[2::2]))
grundy = [0] * (n + 1)
for parent, child in reversed(edges):
    grundy[parent] ^= grundy[child] + 1
print("Alice" if grundy[1] else "Bob")
