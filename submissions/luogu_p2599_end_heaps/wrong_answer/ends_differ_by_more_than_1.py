# The first player wins if the two end heaps differ by more than 1, or if there is one heap; for two heaps, if they differ

for _ in range(int(input())):
    n = int(input())
    heaps = list(map(int, input().split()))
    difference = abs(heaps[0] - heaps[-1])
    print(1 if n == 1 or difference > (0 if n == 2 else 1) else 0)
