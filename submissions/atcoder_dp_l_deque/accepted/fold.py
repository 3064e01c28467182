# A stack folds the peaks of the row; the numbers left are taken in descending order


def first_player_lead(row):
    valley = []  # the row up to here with all its peaks folded
    for right in row:
        while len(valley) >= 2 and valley[-2] <= valley[-1] >= right:
            peak = valley.pop()
            right += valley.pop() - peak
        valley.append(right)
    # The largest number of a valley is taken first, and then the other player leads on the rest.
    lead = 0
    for number in sorted(valley):
        lead = number - lead
    return lead


n, *a = map(int, open(0).read().split())
print(first_player_lead(a))
