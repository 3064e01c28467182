# Takes the largest term of the sum instead of the smallest

n = int(input())
a, b = 1, 2
while b <= n:
    a, b = b, a + b
print(a)
