# Takes the xor of the heaps themselves, as if any number could be taken

import sys

lines = [list(map(int, line.split())) for line in sys.stdin]
winners = ""
for heaps in lines[2 : 2 + lines[1][0]]:
    xor = 0
    for heap in heaps[1:]:
        xor ^= heap
    winners += "W" if xor else "L"
print(winners)
