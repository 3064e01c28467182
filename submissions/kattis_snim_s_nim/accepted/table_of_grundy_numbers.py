# The Grundy numbers of all heaps up to the largest by mex, and their xor for each position

import sys

lines = [list(map(int, line.split())) for line in sys.stdin]
takes = sorted(lines[0][1:])
positions = [line[1:] for line in lines[2 : 2 + lines[1][0]]]
largest = max(max(heaps, default=0) for heaps in positions)
grundy = []
usable = []
for heap in range(largest + 1):
    if len(usable) < len(takes) and takes[len(usable)] == heap:
        usable.append(heap)
    reached = {grundy[heap - take] for take in usable}
    mex = 0
    while mex in reached:
        mex += 1
    grundy.append(mex)
winners = ""
for heaps in positions:
    xor = 0
    for heap in heaps:
        xor ^= grundy[heap]
    winners += "W" if xor else "L"
print(winners)
