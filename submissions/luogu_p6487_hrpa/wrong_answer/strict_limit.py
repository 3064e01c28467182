# Takes the smallest number after which the opponent has more than twice as many left, and looks no further

n = int(input())
if n <= 3:
    print(n)
elif n % 3 == 0:
    print((n - 1) // 3)
else:
    print(n % 3)
