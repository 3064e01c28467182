# Looks only at the middle of the whole row, whatever k is

import sys


def main():
    n, *a = map(int, sys.stdin.buffer.read().split())
    answers = []
    for k in range(n - 1):
        i = (n - 1) // 2
        if (n - k) % 2 and n > 2:
            i = max(i, 1)
            answers.append(min(a[i], max(a[i - 1], a[i + 1])))
        else:
            answers.append(max(a[i], a[i + 1]))
    answers.append(max(a))
    print(*answers)


main()
