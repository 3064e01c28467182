# Assumes that whoever has the last round wins

n = int(input())
s = input()
x = input()
print("Takahashi" if x[-1] == "T" else "Aoki")
