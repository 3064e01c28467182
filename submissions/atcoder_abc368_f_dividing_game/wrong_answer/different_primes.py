# Counts each prime factor only once


def primes(x):
    count, p = 0, 2
    while p * p <= x:
        if x % p == 0:
            count += 1
            while x % p == 0:
                x //= p
        p += 1
    return count + (x > 1)


n = int(input())
xor = 0
for x in map(int, input().split()):
    xor ^= primes(x)
print("Anna" if xor else "Bruno")
