# judged --input 4: …NameError: name 'xrange' is not defined…hint: is this Python 2? the judge runs Python 3…RE on n = 4
class Solution(object):
    def canWinNim(self, n):
        return any(i for i in xrange(n % 4))
