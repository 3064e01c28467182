# Takes the parity of the length only

s = input()
print("First" if len(s) % 2 else "Second")
