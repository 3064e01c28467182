# Memoized recursion on each player's greatest word of a letter, which leaves the opponent the fewest replies

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        greatest = [{word[0]: word for word in words} for words in (a, b)]

        @cache
        def wins(player, letter):
            words, others = greatest[player], greatest[1 - player]
            if others.get(letter, '') > words[letter] and wins(1 - player, letter):
                return False
            after = chr(ord(letter) + 1)
            return after not in others or not wins(1 - player, after)

        return wins(0, a[0][0])
