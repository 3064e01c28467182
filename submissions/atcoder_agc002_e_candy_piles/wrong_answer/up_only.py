# Counts only the cells above the end of the diagonal

n = int(input())
piles = sorted(map(int, input().split()), reverse=True)
i = 0
while i + 1 < n and piles[i + 1] > i + 1:
    i += 1
print("First" if (piles[i] - i - 1) % 2 else "Second")
