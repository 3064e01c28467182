# Prints the column before the row, column by column

import sys


def main():
    data = sys.stdin.read().split()
    n, m = int(data[0]), int(data[1])
    free = [(j, i) for j in range(m) for i in range(n) if data[2 + i][j] == "."]
    known = set(free)

    def beside(i, j):
        return [v for v in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)) if v in known]

    partner = {}
    for start in free:
        if sum(start) % 2:
            continue
        queue, before, end = [start], {}, None
        for v in queue:
            for u in beside(*v):
                if u not in before:
                    before[u] = v
                    if u not in partner:
                        end = u
                        break
                    queue.append(partner[u])
            if end:
                break
        while end:
            v = before[end]
            following = partner.get(v)
            partner[v], partner[end] = end, v
            end = following
    winning = known - set(partner)
    todo = list(winning)
    for v in todo:
        for u in beside(*v):
            if partner[u] not in winning:
                winning.add(partner[u])
                todo.append(partner[u])
    print("WIN" if winning else "LOSE")
    for i, j in sorted(winning):
        print(i + 1, j + 1)


main()
