# 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
calls = deque()


class Solution(object):
    def __init__(self):
        self.calls = 0

    def canWinNim(self, n: int) -> bool:
        if n == 12:
            return not self.canWinNim(n)
        calls.append(n)
        self.calls += 1
        while n == 16:
            pass
        return n % 4 != 0 or [][n] if n > 5 else len(calls) != 2 and self.calls == 1
