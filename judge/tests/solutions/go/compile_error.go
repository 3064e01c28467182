func canWinNim(n int) bool {
	return n%4 !=
}
