# The letters of the first 1,000 numbers, again and again

def main():
    n, k = map(int, input().split())
    moves = list(map(int, input().split()))
    wins = [False] * 1000
    for i in range(min(n + 1, 1000)):
        wins[i] = any(p <= i and not wins[i - p] for p in moves)
    print("".join("LW"[wins[i % 1000]] for i in range(1, n + 1)))


main()
