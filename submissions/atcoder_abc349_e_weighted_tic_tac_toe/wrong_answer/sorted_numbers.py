# Both players take the largest numbers in turn; no line is looked for

import sys

numbers = sorted(map(int, sys.stdin.read().split()), reverse=True)
print("Takahashi" if sum(numbers[::2]) > sum(numbers[1::2]) else "Aoki")
