# Counts only the cells to the right of the end of the diagonal

n = int(input())
piles = sorted(map(int, input().split()), reverse=True)
i = 0
while i + 1 < n and piles[i + 1] > i + 1:
    i += 1
right = sum(pile > i for pile in piles[i + 1 :])
print("First" if right % 2 else "Second")
