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
// judged --input '3 4 7 8 9': expected: …exit …: 2…panic: runtime error: integer divide by zero…by_number.go:16…RE on input 4 of 5: n = 8
// judged -t 20 --input '3 4 12': expected: …exit …: 2…fatal error: stack overflow…hint: is the recursion infinite or too deep?…on input 3 of 3: n = 12
// on unix judged -t 0.5 --input '3 4 16': expected: …stopped after 0.6 s of CPU time…TLE on input 3 of 3: n = 16
