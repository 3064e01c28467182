# From the back, the set of remainders from which Takahashi wins

n = int(input())
s = input()
x = input()
good = {0}
for digit, player in zip(reversed(s), reversed(x)):
    d = int(digit)
    if player == "T":
        good = {r for r in range(7) if 10 * r % 7 in good or (10 * r + d) % 7 in good}
    else:
        good = {r for r in range(7) if 10 * r % 7 in good and (10 * r + d) % 7 in good}
print("Takahashi" if 0 in good else "Aoki")
