# Folds a peak only if it is larger than both neighbors, not if it equals one of them

def main():
    n, *row = map(int, open(0).read().split())
    valley = []
    for right in row:
        while len(valley) > 1 and valley[-1] > valley[-2] and valley[-1] > right:
            peak = valley.pop()
            right += valley.pop() - peak
        valley.append(right)
    lead, sign, first, last = 0, 1, 0, len(valley) - 1
    while first <= last:
        if valley[first] > valley[last]:
            lead += sign * valley[first]
            first += 1
        else:
            lead += sign * valley[last]
            last -= 1
        sign = -sign
    print((sum(row) + lead) // 2)


main()
