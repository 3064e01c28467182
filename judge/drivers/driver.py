# Calls a solution in LeetCode's form. The judge replaces the words between @.

import json
import sys

from launcher import compiled, launch

# The modules that LeetCode imports before a solution, in its order: the last module that has a name wins.
MODULES = """string re datetime collections heapq bisect copy math random statistics
    itertools functools operator io sys json typing""".split()
SOLUTION = {"__name__": "solution"}
for module in [*MODULES, "builtins"]:
    exec(f"from {module} import *", SOLUTION)
exec("import " + ", ".join(MODULES), SOLUTION)


def shown(answer):
    # LeetCode converts a number to a Boolean. Where no text is expected, quotes show that an answer is a text.
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
