# A search from each pawn; a table of all sets of remaining pawns, from the empty set up

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
        moves = [[0] * (n + 1) for _ in range(1 << n)]
        for left in range(1, 1 << n):
            choose = max if (n - left.bit_count()) % 2 == 0 else min
            pawns = [pawn for pawn in range(n) if left >> pawn & 1]
            rest = [moves[left ^ (1 << pawn)][pawn] for pawn in pawns]
            # The knight is on the square of a captured pawn, or at the beginning on its own.
            for square in range(n + 1):
                if not left >> square & 1:
                    totals = [dist[pawn][square] + more for pawn, more in zip(pawns, rest)]
                    moves[left][square] = choose(totals)
        return moves[-1][n]
