# The parity of the number of disjoint pairs, as if no flip could leave a single +

class Solution:
    def canWin(self, currentState: str) -> bool:
        return currentState.count("++") % 2 == 1
