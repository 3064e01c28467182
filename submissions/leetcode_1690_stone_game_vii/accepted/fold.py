# Alice's lead is the sum of the stones that Bob removes; a stack folds the peaks of the negated row


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


class Solution:
    def stoneGameVII(self, stones: List[int]) -> int:
        negated = [-stone for stone in stones]
        # Both players want to remove little, as if they took numbers from the negated row.
        return (sum(stones) + first_player_lead(negated)) // 2
