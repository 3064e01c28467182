// The names math.MaxInt and sort.Ints in a comment need no import.
func stoneGameIII(stoneValue []int) string {
	fmt.Println("values:", len(stoneValue))
	memo := map[int]int{}
	var lead func(start int) int
	lead = func(start int) int {
		if start == len(stoneValue) {
			return 0
		}
		if known, ok := memo[start]; ok {
			return known
		}
		best, taken := math.MinInt32, 0
		for end := start + 1; end <= min(start+3, len(stoneValue)); end++ {
			taken += stoneValue[end-1]
			best = max(best, taken-lead(end))
		}
		memo[start] = best
		return best
	}
	switch first := lead(0); {
	case first > 0:
		return "Alice"
	case first < 0:
		return "Bob"
	}
	return "Tie"
}
// on unix judged --input '[1,2,3,7] [1×50000] [-1,-2,-3]': …AC on 3 of 3 inputs
