# judged 292 3 4: program RE question 2 of 2: 4  exit status: 3; the answers are right stderr: first last: word
import sys

for line in sys.stdin:
    print("true" if int(line) % 4 else "false")
print("first\nlast: word", file=sys.stderr)
sys.exit(3)
