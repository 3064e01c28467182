# Takes all if n is a Fibonacci number, and otherwise 1

n = int(input())
a, b = 1, 2
while a < n:
    a, b = b, a + b
print(n if a == n else 1)
