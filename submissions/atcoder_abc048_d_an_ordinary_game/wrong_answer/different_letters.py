# Takes the parity of the number of different letters

s = input()
print("First" if len(set(s)) % 2 else "Second")
