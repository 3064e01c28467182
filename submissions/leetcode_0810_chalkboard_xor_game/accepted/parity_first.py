# Checks the parity first; if the count is odd, takes the xor of all numbers with reduce

class Solution:
    def xorGame(self, nums: List[int]) -> bool:
        if len(nums) % 2 == 0:
            return True
        return functools.reduce(operator.xor, nums) == 0
