# Calls a LeetCode-style solution. The judge replaces the words between `@` signs.

import json
import sys

from launcher import compiled, launch

# The modules that LeetCode imports, in its order: if several define a name, the last one wins.
MODULES = """string re datetime collections heapq bisect copy math random statistics
    itertools functools operator io sys json typing""".split()
SOLUTION = {"__name__": "solution"}
for module in [*MODULES, "builtins"]:
    exec(f"from {module} import *", SOLUTION)
exec("import " + ", ".join(MODULES), SOLUTION)


def format_answer(answer):
    # LeetCode converts a number to a Boolean. If the answer is a string by mistake, quotes show that.
    if "@ANSWER@" == "Boolean" and isinstance(answer, (bool, int, float)):
        return str(bool(answer)).lower()
    return repr(answer) if isinstance(answer, str) and "@ANSWER@" != "Text" else str(answer)


def answer_all():
    with open(sys.argv[-2], encoding="utf-8") as inputs:
        value = map(json.loads, inputs.readlines()).__next__
    exec(compiled(), SOLUTION)
    solution = SOLUTION["@CLASS@"]
    with open(sys.argv[-1], "w", encoding="utf-8", buffering=1, newline="\n") as answers:
        for _ in range(value()):
            answers.write(format_answer(solution().@FUNCTION@(@ARGUMENTS@)) + "\n")


sys.setrecursionlimit(550_000)
launch(answer_all)
