# Folds the peaks on a stack, then takes the larger end

def main():
    input()
    row = list(map(int, input().split()))
    valley = []
    for right in row:
        while len(valley) > 1 and valley[-1] >= valley[-2] and valley[-1] >= right:
            peak = valley.pop()
            right += valley.pop() - peak
        valley.append(right)
    # In descending order these are the numbers in the order in which they are taken.
    valley.sort(reverse=True)
    lead = sum(valley[::2]) - sum(valley[1::2])
    print((sum(row) + lead) // 2)


main()
