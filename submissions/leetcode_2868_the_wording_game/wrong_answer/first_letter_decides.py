# The owner of the first letter's greatest word wins, whatever the next letters are

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        greatest = lambda words: max((word for word in words if word[0] == a[0][0]), default='')
        return greatest(a) > greatest(b)
