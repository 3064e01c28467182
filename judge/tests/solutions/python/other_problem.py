# judged 292 4: LeetCode calls canWinNim for leetcode_0292_nim_game, and other_problem.py has none
class Solution:
    def stoneGame(self, piles: List[int]): return True
