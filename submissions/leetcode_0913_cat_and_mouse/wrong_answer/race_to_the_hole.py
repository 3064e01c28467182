# The mouse wins if it is nearer to the hole than the cat; otherwise the game is a draw

class Solution:
    def catMouseGame(self, graph: List[List[int]]) -> int:
        distance = {0: 0}
        queue = deque([0])
        while queue:
            node = queue.popleft()
            for neighbor in graph[node]:
                if neighbor not in distance:
                    distance[neighbor] = distance[node] + 1
                    queue.append(neighbor)
        far = len(graph)
        return 1 if distance.get(1, far) < distance.get(2, far) else 0
