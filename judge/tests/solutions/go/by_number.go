package leetcode

import "sort"

// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
var calls sort.IntSlice

func canWinNim(n int) bool {
	if n == 12 {
		return !canWinNim(n)
	}
	calls = append(calls, n)
	for n == 16 {
	}
	if n > 5 {
		return n%4 != 0 || 1/(n-8) < 0
	}
	return len(calls) != 2
}
// judged 292 3 4 5: LeetCode AC
// judged 292 3 6 4: LeetCode WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: LeetCode RE exit status: 2: panic: runtime error: integer divide by zero (line 16); 3 of 5 answered
// within 20 s judged 292 12: LeetCode RE …fatal error: stack overflow
// within 0.5 s judged 292 16: LeetCode TLE stopped after 0.5 s
