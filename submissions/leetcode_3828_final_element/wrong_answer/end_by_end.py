# Alice removes the smaller end and Bob the larger one, one number per move

class Solution:
    def finalElement(self, nums: List[int]) -> int:
        i, j, is_alice = 0, len(nums) - 1, True
        while i < j:
            if (nums[i] < nums[j]) == is_alice:
                i += 1
            else:
                j -= 1
            is_alice = not is_alice
        return nums[i]
