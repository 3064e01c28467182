# The first player wins if the two end heaps differ

for _ in range(int(input())):
    input()
    heaps = input().split()
    print(1 if heaps[0] != heaps[-1] else 0)
