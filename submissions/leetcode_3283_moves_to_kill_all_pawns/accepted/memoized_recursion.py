# A search from each pawn; memoized recursion on the last captured pawn and the set of remaining pawns

class Solution:
    def maxMoves(self, kx: int, ky: int, positions: List[List[int]]) -> int:
        n = len(positions)
        squares = positions + [[kx, ky]]

        def search(x, y):
            dist = [[-1] * 50 for _ in range(50)]
            dist[x][y] = 0
            queue = deque([(x, y)])
            while queue:
                x, y = queue.popleft()
                for dx, dy in (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1):
                    u, v = x + dx, y + dy
                    if 0 <= u < 50 and 0 <= v < 50 and dist[u][v] < 0:
                        dist[u][v] = dist[x][y] + 1
                        queue.append((u, v))
            return [dist[x][y] for x, y in squares]

        dist = [search(x, y) for x, y in positions]

        @cache
        def dfs(i, left):
            if left == 0:
                return 0
            choose = max if (n - left.bit_count()) % 2 == 0 else min
            return choose(dist[j][i] + dfs(j, left ^ (1 << j)) for j in range(n) if left >> j & 1)

        return dfs(n, (1 << n) - 1)
