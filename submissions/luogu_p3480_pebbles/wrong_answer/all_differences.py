# Takes the xor of all differences

for _ in range(int(input())):
    input()
    piles = list(map(int, input().split()))
    differences = [pile - lower for lower, pile in zip([0] + piles, piles)]
    xor = 0
    for difference in differences:
        xor ^= difference
    print("TAK" if xor else "NIE")
