# Checks the parity first; with an odd count, takes the xor of all numbers by reduce

class Solution:
    def xorGame(self, nums: List[int]) -> bool:
        if len(nums) % 2 == 0:
            return True
        return functools.reduce(operator.xor, nums) == 0
