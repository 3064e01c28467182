// The indices sorted by the sum of both values
func stoneGameVI(aliceValues []int, bobValues []int) int {
	n := len(aliceValues)
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool {
		return aliceValues[order[i]]+bobValues[order[i]] > aliceValues[order[j]]+bobValues[order[j]]
	})
	diff := 0
	for turn, i := range order {
		if turn%2 == 0 {
			diff += aliceValues[i]
		} else {
			diff -= bobValues[i]
		}
	}
	switch {
	case diff > 0:
		return 1
	case diff < 0:
		return -1
	}
	return 0
}
