# Only the multiples of the largest move plus 1 lose, as if all smaller moves were allowed

def main():
    n, k = map(int, input().split())
    moves = list(map(int, input().split()))
    largest = max(moves)
    print("".join("W" if i % (largest + 1) else "L" for i in range(1, n + 1)))


main()
