// The best lead starts from 0, as if a player could pass
func stoneGameVIII(stones []int) int {
	for i := 1; i < len(stones); i++ {
		stones[i] += stones[i-1]
	}
	best := 0
	for i := len(stones) - 1; i > 0; i-- {
		best = max(best, stones[i]-best)
	}
	return best
}
