# The minimum of two sliding windows for each entry; only the columns up to M = (n + 1) / 4

class Window:
    """A monotonic queue of the indices and values that can still become the least. Both increase."""

    def __init__(self):
        self.queue = deque()

    def push(self, index, value):
        while self.queue and self.queue[-1][1] >= value:
            self.queue.pop()
        self.queue.append((index, value))

    def least(self, first):
        """The least value from index `first` on."""
        while self.queue and self.queue[0][0] < first:
            self.queue.popleft()
        return self.queue[0][1] if self.queue else inf


class Solution:
    def stoneGameII(self, piles: List[int]) -> int:
        n = len(piles)
        # remaining[r]: the stones in the last r piles.
        remaining = [0] + list(accumulate(reversed(piles)))
        stones = remaining[n]
        # rows[r]: f(r - X, X) at index -X, for X from M to 2M.
        rows = [Window() for _ in range(n + 2)]
        for m in range((n + 1) // 4, 0, -1):
            column = Window()  # f(r - X, M) at index r - X, for X from 1 to M
            for r in range(2 * m + 1, n + 3 - 2 * m):
                least = min(remaining[r - 2 * m], column.least(r - m), rows[r].least(-2 * m))
                stones = remaining[r] - least
                column.push(r, stones)
                rows[r + m].push(-m, stones)
        return stones
