func canWinNim(n int) bool {
	return n%4 != 0 || 1/(n-8) < 0
}
