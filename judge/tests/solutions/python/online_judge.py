# https://www.luogu.com.cn/problem/P4279
import os

for _ in range(int(input())):
    input()
    heaps = list(map(int, input().split()))
    xor = 0
    for heap in heaps:
        xor ^= heap
    wins = (xor > 0) == (max(heaps) > 1)
    print(os.environ["ONLINE_JUDGE"] and "John" if wins else "Brother")
# judged --input '[3,5,1] [1]': AC on 2 of 2 inputs
