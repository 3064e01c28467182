# Treats a shorter word as smaller, whatever its letters are

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        last, player = a[0], 1
        order = lambda word: (word[0], len(word), word)
        lists = [sorted(words, key=order) for words in (a, b)]
        i = [1, 0]
        while True:
            words = lists[player]
            while i[player] < len(words) and order(words[i[player]]) <= order(last):
                i[player] += 1
            if i[player] == len(words) or ord(words[i[player]][0]) - ord(last[0]) > 1:
                return player == 1
            last = words[i[player]]
            player = 1 - player
