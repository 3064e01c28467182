# Plays Nim with the numbers themselves

n = int(input())
xor = 0
for x in map(int, input().split()):
    xor ^= x
print("Anna" if xor else "Bruno")
