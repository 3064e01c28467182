# Takes the largest exponent of a prime instead of the sum of all exponents


def most(x):
    largest, p = 0, 2
    while p * p <= x:
        count = 0
        while x % p == 0:
            x //= p
            count += 1
        largest = max(largest, count)
        p += 1
    return max(largest, int(x > 1))


n = int(input())
xor = 0
for x in map(int, input().split()):
    xor ^= most(x)
print("Anna" if xor else "Bruno")
