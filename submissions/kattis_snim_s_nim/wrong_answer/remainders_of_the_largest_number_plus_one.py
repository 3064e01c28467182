# Takes heaps modulo the largest number of S plus 1, as if all smaller numbers could be taken, too

import sys

lines = [list(map(int, line.split())) for line in sys.stdin]
modulus = max(lines[0][1:]) + 1
winners = ""
for heaps in lines[2 : 2 + lines[1][0]]:
    xor = 0
    for heap in heaps[1:]:
        xor ^= heap % modulus
    winners += "W" if xor else "L"
print(winners)
