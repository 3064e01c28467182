# Asks whether the owner of the greatest word, not the opponent, has a word of the next letter

class Solution:
    def canAliceWin(self, a: List[str], b: List[str]) -> bool:
        greatest = [{word[0]: word for word in words} for words in (a, b)]
        letter = a[0][0]
        while True:
            owner = 0 if greatest[0].get(letter, '') > greatest[1].get(letter, '') else 1
            letter = chr(ord(letter) + 1)
            if letter not in greatest[owner]:
                return owner == 0
