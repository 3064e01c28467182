# Marks, from each losing number of sticks, the numbers from which a move leads there

def main():
    n, k = map(int, input().split())
    moves = list(map(int, input().split()))
    wins = bytearray(2 * n + 1)
    for i in range(n):
        if not wins[i]:
            for p in moves:
                wins[i + p] = 1
    print(wins[1:n + 1].translate(b"LW" + bytes(254)).decode())


main()
