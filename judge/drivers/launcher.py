# Runs a solution with a large stack. Reports a crash on one line, with the line number in the user's file.

import os
import sys
import threading
import traceback

NAME = "@NAME@"

# What the site defines.
if "@DEFINED@":
    os.environ["@DEFINED@"] = "1"


def compiled():
    with open(os.path.join(sys.path[0], "solution.py"), encoding="utf-8") as file:
        return compile(file.read(), NAME, "exec")


def report(error):
    frames = traceback.walk_tb(error.__traceback__)
    lines = [line for frame, line in frames if frame.f_code.co_filename == NAME]
    if isinstance(error, SyntaxError) and error.filename == NAME:
        lines.append(error.lineno)
    location = f" (line {lines[-1]})" if lines else ""
    # Without the traceback: to format that of an infinite recursion can take half a minute.
    message = "".join(traceback.format_exception_only(error)).splitlines()
    reason = next((line for line in message if not line.startswith(" ")), "")
    print(reason + location, file=sys.stderr)


def launch(body):
    status = [1]

    def run():
        try:
            body()
            status[0] = 0
        except SystemExit as error:
            status[0] = error.code
        except BaseException as error:
            report(error)

    threading.stack_size(512 << 20)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    sys.exit(status[0])


def check():
    """Checks the syntax of the solution."""
    try:
        compiled()
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        sys.stderr.write(NAME + ": ")
        report(error)
        sys.exit(1)


if __name__ == "__main__" and sys.argv[1:] == ["check"]:
    check()
elif __name__ == "__main__":
    launch(lambda: exec(compiled(), {"__name__": "__main__"}))
