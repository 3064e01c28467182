# judged 292 3 4: program RE exit status: 3: last: word; the answers are right
import sys

for line in sys.stdin:
    print("true" if int(line) % 4 else "false")
print("first\nlast: word", file=sys.stderr)
sys.exit(3)
