# Subtracts the largest Fibonacci number that fits until the rest is one

n = int(input())
fibonacci = [1, 2]
while fibonacci[-1] < n:
    fibonacci.append(fibonacci[-1] + fibonacci[-2])
for term in reversed(fibonacci):
    if term <= n:
        n -= term
        if n == 0:
            print(term)
            break
