# Both players take the larger end

def main():
    n = int(input())
    x = list(map(int, input().split()))
    score = 0
    for turn in range(n):
        taken = x.pop(0) if x[0] > x[-1] else x.pop()
        if turn % 2 == 0:
            score += taken
    print(score)


main()
