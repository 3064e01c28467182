# Takes the xor of all heaps, as if stones could be taken from any of them

for _ in range(int(input())):
    input()
    xor = 0
    for heap in map(int, input().split()):
        xor ^= heap
    print(1 if xor else 0)
