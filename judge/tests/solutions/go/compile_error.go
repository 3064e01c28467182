func canWinNim(n int) bool {
	return n%4 !=
}
// judged 292 4: CE …compile_error.go:3
