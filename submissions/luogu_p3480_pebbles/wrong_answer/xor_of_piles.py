# Takes the xor of the piles, as if the row did not have to ascend

for _ in range(int(input())):
    input()
    xor = 0
    for pile in map(int, input().split()):
        xor ^= pile
    print("TAK" if xor else "NIE")
