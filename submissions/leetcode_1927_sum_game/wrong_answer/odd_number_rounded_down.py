# Rounds 4.5 times an odd number of question marks down: "?5" looks equal, but Alice writes the last digit

class Solution:
    def sumGame(self, num: str) -> bool:
        left, right = num[:len(num) // 2], num[len(num) // 2:]
        marks = right.count("?") - left.count("?")
        sums = [sum(int(c) for c in half if c != "?") for half in (left, right)]
        return sums[0] - sums[1] != 9 * marks // 2
