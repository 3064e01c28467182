# on linux judged atcoder_dp_l_deque [10]: program RE too much memory
import sys
sys.setrecursionlimit(10**9)
def lead(row): return 1 + lead(row + [1])
print(lead([]))
