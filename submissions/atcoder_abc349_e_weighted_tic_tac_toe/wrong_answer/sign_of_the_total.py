# Takahashi has one square more, so the sign of the total decides

import sys

print("Takahashi" if sum(map(int, sys.stdin.read().split())) > 0 else "Aoki")
