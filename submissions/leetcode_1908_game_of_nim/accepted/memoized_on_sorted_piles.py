# Memoized search on the rules, in which a position is its sorted piles

class Solution:
    def nimGame(self, piles: List[int]) -> bool:
        @cache
        def wins(position):
            for i, pile in enumerate(position):
                for left in range(pile):
                    after = position[:i] + (left,) + position[i + 1:]
                    if not wins(tuple(sorted(after))):
                        return True
            return False

        return wins(tuple(sorted(piles)))
