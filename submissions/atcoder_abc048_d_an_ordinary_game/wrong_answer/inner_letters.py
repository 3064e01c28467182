# Assumes that all letters between the ends can be removed

s = input()
print("First" if (len(s) - 2) % 2 else "Second")
