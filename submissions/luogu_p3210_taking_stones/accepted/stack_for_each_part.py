# A stack folds each part; the first and the last part are read outward from their empty place

import sys


def folded(part):
    valley = []
    for pile in part:
        while len(valley) > 1 and valley[-1] >= valley[-2] and valley[-1] >= pile:
            peak = valley.pop()
            pile += valley.pop() - peak
        valley.append(pile)
    return valley


def main():
    n, *piles = map(int, sys.stdin.buffer.read().split())
    parts = [[]]
    for pile in piles:
        if pile:
            parts[-1].append(pile)
        else:
            parts.append([])
    numbers, aside = [], 0
    for part in parts[1:-1]:
        numbers += folded(part)
    for part in (parts[0][::-1], parts[-1]):
        valley = folded(part)
        while len(valley) > 1 and valley[-1] >= valley[-2]:
            aside += valley.pop() - valley.pop()
        numbers += valley
    numbers.sort(reverse=True)
    lead = sum(numbers[::2]) - sum(numbers[1::2])
    lead += aside if len(numbers) % 2 else -aside
    total = sum(piles)
    print((total + lead) // 2, (total - lead) // 2)


main()
