# Takes equal ends for different ones

s = input()
odd = len(s) % 2 == 1
print("First" if odd == (s[0] == s[-1]) else "Second")
