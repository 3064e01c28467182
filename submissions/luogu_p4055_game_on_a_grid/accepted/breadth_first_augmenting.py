# Augmenting paths by breadth-first search, after a greedy matching; then alternating paths of even length

import sys


def main():
    data = sys.stdin.read().split()
    n, m = int(data[0]), int(data[1])
    grid = data[2:]
    free = [i * m + j for i in range(n) for j in range(m) if grid[i][j] == "."]
    is_free = [cell == "." for row in grid for cell in row]
    beside = {}
    for v in free:
        i, j = divmod(v, m)
        near = []
        if j + 1 < m and is_free[v + 1]:
            near.append(v + 1)
        if i + 1 < n and is_free[v + m]:
            near.append(v + m)
        if j > 0 and is_free[v - 1]:
            near.append(v - 1)
        if i > 0 and is_free[v - m]:
            near.append(v - m)
        beside[v] = near
    partner = [-1] * (n * m)
    for v in free:
        if partner[v] == -1:
            for u in beside[v]:
                if partner[u] == -1:
                    partner[v], partner[u] = u, v
                    break
    seen = [-1] * (n * m)
    before = [-1] * (n * m)
    for start in free:
        if sum(divmod(start, m)) % 2 or partner[start] != -1:
            continue
        queue = [start]
        end = -1
        for v in queue:
            for u in beside[v]:
                if seen[u] == start:
                    continue
                seen[u] = start
                before[u] = v
                if partner[u] == -1:
                    end = u
                    break
                queue.append(partner[u])
            if end != -1:
                break
        while end != -1:
            v = before[end]
            following = partner[v]
            partner[v], partner[end] = end, v
            end = following
    winning = {v for v in free if partner[v] == -1}
    todo = list(winning)
    for v in todo:
        for u in beside[v]:
            if partner[u] not in winning:
                winning.add(partner[u])
                todo.append(partner[u])
    print("WIN" if winning else "LOSE")
    for v in sorted(winning):
        print(v // m + 1, v % m + 1)


main()
