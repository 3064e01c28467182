# A move at either end moves both ends inward

n = int(input())
x = list(map(int, input().split()))
score, total = 0, sum(x)
for i in range((n + 1) // 2):
    score += max(x[i], x[n - 1 - i]) if i < n - 1 - i else x[i]
print(score)
