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
# judged 292 3 4 5: function AC
# judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
# judged 292 3 4 7 8 9: function RE question 4 of 5: 8  exit status: 1 stderr: IndexError: list index out of range (line 16)
# within 20 s judged 292 12: function RE …RecursionError…
# within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
