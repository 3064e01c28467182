// judged: two_arguments.go: canWinNim must take the site's arguments and return bool…CE: it does not compile
func canWinNim(n, m int) bool { return true }
