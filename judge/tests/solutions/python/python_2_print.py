# judged: …SyntaxError: Missing parentheses in call to 'print'…(line 4)…hint: is this Python 2? the judge runs Python 3…CE: it does not compile
class Solution(object):
    def canWinNim(self, n):
        print n
        return n % 4 != 0
