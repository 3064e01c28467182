# judged 292 --input '3 4': expected: …exit …: 3; the answers are right…first…last: word…RE on input 1 of 2: n = 3
import sys

for line in sys.stdin:
    print("true" if int(line) % 4 else "false")
print("first\nlast: word", file=sys.stderr)
sys.exit(3)
