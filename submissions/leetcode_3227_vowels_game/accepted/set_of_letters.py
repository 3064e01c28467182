# Checks whether the set of vowels has a letter in common with the string

class Solution:
    def doesAliceWin(self, s: str) -> bool:
        return not set("aeiou").isdisjoint(s)
