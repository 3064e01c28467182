// Counts the safe moves, but Alice also wins if no stone is left for Bob

func stoneGameIX(stones []int) bool {
	count := [3]int{}
	for _, stone := range stones {
		count[stone%3]++
	}
	wins := func(first int) bool {
		c := count
		if c[first] == 0 {
			return false
		}
		c[first]--
		moves, sum := 1+c[0], first
		for c[sum] > 0 {
			c[sum]--
			moves++
			sum = 3 - sum
		}
		return moves%2 == 1
	}
	return wins(1) || wins(2)
}
