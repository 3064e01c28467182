# Sorts the piles and goes along the diagonal of their diagram

n = int(input())
piles = sorted(map(int, input().split()), reverse=True)
i = 0
while i + 1 < n and piles[i + 1] > i + 1:
    i += 1
up = piles[i] - i - 1
right = 0
while i + right + 1 < n and piles[i + right + 1] > i:
    right += 1
print("First" if up % 2 or right % 2 else "Second")
