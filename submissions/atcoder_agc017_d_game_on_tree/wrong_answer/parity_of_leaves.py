# Takes the parity of the number of leaves

import sys

data = list(map(int, sys.stdin.read().split()))
degree = [0] * (data[0] + 1)
for v in data[1:]:
    degree[v] += 1
print("Alice" if sum(d == 1 for d in degree[2:]) % 2 else "Bob")
