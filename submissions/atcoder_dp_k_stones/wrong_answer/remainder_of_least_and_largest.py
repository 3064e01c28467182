# The remainder modulo the smallest plus the largest number, which is right if the numbers are consecutive

n, k = map(int, input().split())
a = list(map(int, input().split()))
print("Second" if k % (a[0] + a[-1]) < a[0] else "First")
