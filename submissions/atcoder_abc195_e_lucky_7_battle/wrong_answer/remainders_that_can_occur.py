# From the front, the set of remainders that can occur, no matter who decides

n = int(input())
s = input()
x = input()
occur = {0}
for digit in s:
    occur = {(10 * r + d) % 7 for r in occur for d in (0, int(digit))}
print("Takahashi" if 0 in occur else "Aoki")
