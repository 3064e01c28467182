class Solution(object):
    def PredictTheWinner(self, nums):
        """
        :type nums: List[int]
        :rtype: bool
        """
        row, leads = deque(nums), [0, 0]
        while row:
            leads[len(row) % 2] += row.popleft() if row[0] > row[-1] else row.pop()
        return leads[len(nums) % 2] >= leads[1 - len(nums) % 2]
