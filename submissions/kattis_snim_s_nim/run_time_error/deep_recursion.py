# Memoized recursion, as deep as the heap has beads if 1 may be taken

import sys
from functools import cache

lines = [list(map(int, line.split())) for line in sys.stdin]
takes = lines[0][1:]


@cache
def grundy(heap):
    reached = {grundy(heap - take) for take in takes if take <= heap}
    mex = 0
    while mex in reached:
        mex += 1
    return mex


winners = ""
for heaps in lines[2 : 2 + lines[1][0]]:
    xor = 0
    for heap in heaps[1:]:
        xor ^= grundy(heap)
    winners += "W" if xor else "L"
print(winners)
