# Splits the row between equal neighbors; the Grundy numbers have period 34 from 53 on

import sys


def main():
    grundy = [0, 0]
    for n in range(2, 87):
        reached = {grundy[i] ^ grundy[n - 2 - i] for i in range(n - 1)}
        mex = 0
        while mex in reached:
            mex += 1
        grundy.append(mex)
    lines = []
    for s in sys.stdin.read().split()[2::2]:
        more = 2 * s.count("R") - len(s)
        if more:
            lines.append("Alice" if more > 0 else "Bob")
            continue
        while "RR" in s or "BB" in s:
            s = s.replace("RR", "R R").replace("BB", "B B")
        x = 0
        for run in s.split():
            n = len(run)
            x ^= grundy[n if n < 87 else 53 + (n - 53) % 34]
        lines.append("Alice" if x else "Bob")
    print("\n".join(lines))


main()
