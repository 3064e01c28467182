# Assumes that every move removes one prime factor, and takes the parity of their number


def factors(x):
    count, p = 0, 2
    while p * p <= x:
        while x % p == 0:
            x //= p
            count += 1
        p += 1
    return count + (x > 1)


n = int(input())
total = sum(factors(x) for x in map(int, input().split()))
print("Anna" if total % 2 else "Bruno")
