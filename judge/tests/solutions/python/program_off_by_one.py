n = int(input())
print(str(n % 5 != 0).lower())
