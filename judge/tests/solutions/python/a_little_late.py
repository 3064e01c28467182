# The first run on 3 and all runs on 7 take a little longer than 1 s; the others are fast.
# on unix judged 292 -t 1 --input 3: …AC on n = 3
# on unix judged 292 -t 1 --input 7: …found: took 1.1… s of CPU time…TLE on n = 7
import os, sys, time

for line in sys.stdin:
    n = int(line)
    is_first = not os.path.exists("has_run")
    if n == 7 or n == 3 and is_first:
        open("has_run", "w").close()
        while time.process_time() < 1.11:
            pass
    print(str(n % 4 != 0).lower())
