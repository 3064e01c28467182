# Retrograde analysis: for each position, counts the moves that are not known to lose

class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        n = len(graph)
        MOUSE, CAT = 1, 2
        degree = {}
        for mouse in range(n):
            for cat in range(1, n):
                degree[mouse, cat, MOUSE] = len(graph[mouse])
                degree[mouse, cat, CAT] = len(graph[cat]) - (0 in graph[cat])
        winner = {}
        for turn in MOUSE, CAT:
            for node in range(1, n):
                winner[0, node, turn] = MOUSE
                winner[node, node, turn] = CAT
        queue = deque(winner)
        while queue:
            mouse, cat, turn = state = queue.popleft()
            if turn == CAT:
                parents = [(node, cat, MOUSE) for node in graph[mouse]]
            else:
                parents = [(mouse, node, CAT) for node in graph[cat] if node]
            for parent in parents:
                if parent in winner:
                    continue
                degree[parent] -= 1
                if winner[state] == parent[2] or degree[parent] == 0:
                    winner[parent] = winner[state]
                    queue.append(parent)
        return winner.get((1, 2, MOUSE), 0)
