# The parity of the sum instead of the xor; they agree only in the lowest bit

class Solution:
    def xorGame(self, nums: List[int]) -> bool:
        return len(nums) % 2 == 0 or sum(nums) % 2 == 0
