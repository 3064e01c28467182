# Calls a solution in LeetCode's form, solution.py. The judge writes names in place of the words in capitals.

# What LeetCode imports before a solution, in its order: a name that several modules have is the last one's.
from string import *
from re import *
from datetime import *
from collections import *
from heapq import *
from bisect import *
from copy import *
from math import *
from random import *
from statistics import *
from itertools import *
from functools import *
from operator import *
from io import *
from sys import *
from json import *
from typing import *
from builtins import *

import string, re, datetime, collections, heapq, bisect, copy, math, random, statistics
import itertools, functools, operator, io, sys, json, typing

SOLUTION = {**globals(), "__name__": "solution"}

import os, threading, traceback


def number(first, rest):
    return first


def row(length, rest):
    return [next(rest) for _ in range(length)]


def shown(answer):
    return str(answer).lower() if isinstance(answer, bool) else str(answer)


def answer_all():
    numbers = map(int, sys.stdin.read().split())
    with open(os.path.join(os.path.dirname(__file__), "solution.py"), encoding="utf-8") as file:
        exec(compile(file.read(), "solution.py", "exec"), SOLUTION)
    with open(sys.argv[-1], "w", encoding="utf-8", buffering=1) as answers:
        for first in numbers:
            answers.write(shown(SOLUTION["Solution"]().FUNCTION(READ(first, numbers))) + "\n")


def run():
    try:
        answer_all()
        finished.append(True)
    except Exception as error:
        # Of the calls only the last in the solution: to show all of an endless recursion can take half a minute.
        calls = traceback.walk_tb(error.__traceback__)
        lines = [line for frame, line in calls if frame.f_code.co_filename == "solution.py"]
        place = [f'  File "solution.py", line {line}\n' for line in lines[-1:]]
        sys.stderr.writelines(place + traceback.format_exception_only(error))


finished = []
sys.setrecursionlimit(550_000)
threading.stack_size(512 << 20)
thread = threading.Thread(target=run)
thread.start()
thread.join()
sys.exit(0 if finished else 1)
