# Alice wins if there are ones and twos, or more than two of one kind and a zero

class Solution:
    def stoneGameIX(self, stones: List[int]) -> bool:
        cnt = Counter(s % 3 for s in stones)
        if min(cnt[1], cnt[2]) == 0:
            return max(cnt[1], cnt[2]) > 2 and cnt[0] > 0
        return True
