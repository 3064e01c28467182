# Calls a solution in LeetCode's form. The judge writes what is meant in place of the words between @.

import json
import sys

from launcher import compiled, launch

# What LeetCode imports before a solution, in its order: a name that several modules have is the last one's.
MODULES = """string re datetime collections heapq bisect copy math random statistics
    itertools functools operator io sys json typing""".split()
SOLUTION = {"__name__": "solution"}
for module in [*MODULES, "builtins"]:
    exec(f"from {module} import *", SOLUTION)
exec("import " + ", ".join(MODULES), SOLUTION)


def shown(answer):
    # LeetCode takes a number for what it counts as. A text where none is expected is shown as one.
    if "@ANSWER@" == "Boolean" and isinstance(answer, (bool, int, float)):
        return str(bool(answer)).lower()
    return repr(answer) if isinstance(answer, str) and "@ANSWER@" != "Text" else str(answer)


def answer_all():
    value = map(json.loads, sys.stdin.readlines()).__next__
    exec(compiled(), SOLUTION)
    solution = SOLUTION["@CLASS@"]
    solution.@FUNCTION@
    with open(sys.argv[-1], "w", encoding="utf-8", buffering=1) as answers:
        for _ in range(value()):
            answers.write(shown(solution().@FUNCTION@(@ARGUMENTS@)) + "\n")


sys.setrecursionlimit(550_000)
launch(answer_all)
