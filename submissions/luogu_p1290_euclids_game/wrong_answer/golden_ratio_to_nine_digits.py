# The golden ratio as 1.618033989, which is too large

for _ in range(int(input())):
    b, a = sorted(map(int, input().split()))
    print("Stan wins" if a == b or a > 1.618033989 * b else "Ollie wins")
