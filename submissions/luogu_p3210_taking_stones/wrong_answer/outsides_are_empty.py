# Treats the outside of the row as empty places, so every part is taken from either end

def folded(part):
    valley = []
    for pile in part:
        while len(valley) > 1 and valley[-1] >= valley[-2] and valley[-1] >= pile:
            peak = valley.pop()
            pile += valley.pop() - peak
        valley.append(pile)
    return valley


n = int(input())
piles = list(map(int, input().split()))
numbers = []
part = []
for pile in piles + [0]:
    if pile:
        part.append(pile)
    else:
        numbers += folded(part)
        part = []
numbers.sort(reverse=True)
total, lead = sum(piles), sum(numbers[::2]) - sum(numbers[1::2])
print((total + lead) // 2, (total - lead) // 2)
