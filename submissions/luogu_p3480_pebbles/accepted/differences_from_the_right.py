# The list of differences, reversed; every second one counts

for _ in range(int(input())):
    input()
    piles = list(map(int, input().split()))
    differences = [pile - lower for lower, pile in zip([0] + piles, piles)]
    xor = 0
    for difference in differences[::-1][::2]:
        xor ^= difference
    print("TAK" if xor else "NIE")
