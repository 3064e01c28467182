// judged: returns_text.go: canWinNim must return bool, not string…CE: it does not compile
func canWinNim(n int) string { return "true" }
