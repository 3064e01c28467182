# Takes the parity of the number of edges

n = int(input())
print("Bob" if n % 2 else "Alice")
