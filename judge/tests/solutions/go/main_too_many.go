// judged 292 4: CE main_too_many.go: LeetCode brings a main of its own, so this one is one too many
func canWinNim(n int) bool { return n%4 != 0 }
func main() {}
