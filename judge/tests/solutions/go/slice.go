// judged 292 4: LeetCode WA question 1 of 1: 4  expected false, found [4]
func canWinNim(n int) []int { return []int{n} }
