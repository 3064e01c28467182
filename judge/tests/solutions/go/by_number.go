// 8 crashes, 12 never comes to an end, nor does 16, which needs no stack.
var calls int

func canWinNim(n int) bool {
	calls++
	if n == 12 {
		return !canWinNim(n)
	}
	for n == 16 {
	}
	if n > 5 {
		return n%4 != 0 || 1/(n-8) < 0
	}
	return calls != 2
}
