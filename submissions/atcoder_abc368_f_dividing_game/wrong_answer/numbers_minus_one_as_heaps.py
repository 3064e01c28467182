# Plays Nim with the numbers minus 1, as if any smaller number could follow

n = int(input())
xor = 0
for x in map(int, input().split()):
    xor ^= x - 1
print("Anna" if xor else "Bruno")
