# Grundy numbers of all runs up to the length of the string, and the xor over its runs

class Solution:
    def canWin(self, currentState: str) -> bool:
        grundy = [0, 0]
        for run in range(2, len(currentState) + 1):
            reached = {grundy[left] ^ grundy[run - 2 - left] for left in range(run - 1)}
            mex = 0
            while mex in reached:
                mex += 1
            grundy.append(mex)
        total = 0
        for run in currentState.split('-'):
            total ^= grundy[len(run)]
        return total != 0
