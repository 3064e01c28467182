# Plays Nim: forgets that a move may take from both piles

a, b = map(int, input().split())
print(int(a != b))
