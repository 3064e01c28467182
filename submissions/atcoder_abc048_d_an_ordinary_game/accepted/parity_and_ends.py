# The length and the ends decide

s = input()
odd = len(s) % 2 == 1
print("Second" if odd == (s[0] == s[-1]) else "First")
