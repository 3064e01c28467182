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
# judged --input '3 4 7 8 9': expected: …exit …: 1…IndexError: list index out of range (line 16)…RE on input 4 of 5: n = 8
# judged -t 20 --input '3 4 12': expected: …exit …: 1…RecursionError…hint: is the recursion infinite or too deep?…on input 3 of 3: n = 12
# on unix judged -t 0.5 --input '3 4 16': expected: …stopped after 0.6 s of CPU time…TLE on input 3 of 3: n = 16
