# From the front, in a round of Aoki only the remainders that both of his digits lead to

n = int(input())
s = input()
x = input()
occur = {0}
for digit, player in zip(s, x):
    zero = {10 * r % 7 for r in occur}
    own = {(10 * r + int(digit)) % 7 for r in occur}
    occur = zero | own if player == "T" else zero & own
print("Takahashi" if 0 in occur else "Aoki")
