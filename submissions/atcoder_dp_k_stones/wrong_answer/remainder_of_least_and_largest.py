# The remainder by the least and the largest number together, which is right for 1 to m in a row

n, k = map(int, input().split())
a = list(map(int, input().split()))
print("Second" if k % (a[0] + a[-1]) < a[0] else "First")
