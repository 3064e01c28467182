# Table of all heaps up to k

n, k = map(int, input().split())
a = list(map(int, input().split()))
dp = [False] * (k + 1)
for i in range(k + 1):
    for x in a:
        if i >= x and not dp[i - x]:
            dp[i] = True
            break
print("First" if dp[k] else "Second")
