# Plays a game, but goes through the word only once

s = list(input())
moves = 0
i = 1
while i + 1 < len(s):
    if s[i - 1] != s[i + 1]:
        del s[i]
        moves += 1
    else:
        i += 1
print("First" if moves % 2 else "Second")
