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
// judged 292 3 4 5: function AC
// judged 292 3 6 4: function WA question 3 of 3: 4  expected false, found true
// judged 292 3 4 7 8 9: function RE question 4 of 5: 8  exit status: 2…panic: runtime error: integer divide by zero…by_number.go:16…
// within 20 s judged 292 12: function RE …fatal error: stack overflow
// within 0.5 s judged 292 16: function TLE question 1 of 1: 16  stopped after 0.5 s
