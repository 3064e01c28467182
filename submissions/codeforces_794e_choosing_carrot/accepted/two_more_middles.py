# The middles for k are those for k - 2 and one more on each side

import sys


def main():
    n, *a = map(int, sys.stdin.buffer.read().split())
    answers = []
    for k in range(n - 1):
        i = (n - k - 1) // 2
        j = i + k
        if (n - k) % 2:
            best = max(min(a[i], max(a[i - 1], a[i + 1])), min(a[j], max(a[j - 1], a[j + 1])))
        else:
            best = max(a[i], a[i + 1], a[j], a[j + 1])
        answers.append(max(best, answers[k - 2]) if k >= 2 else best)
    answers.append(max(a))
    print(*answers)


main()
