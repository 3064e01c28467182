# Interval DP on the lead, with one row

def main():
    n = int(input())
    x = list(map(int, input().split()))
    lead = x[:]
    for length in range(1, n):
        ends = x[length:]
        lead = [a - s if a - s > b - r else b - r for a, b, r, s in zip(x, ends, lead, lead[1:])]
    print((sum(x) + lead[0]) // 2)


main()
