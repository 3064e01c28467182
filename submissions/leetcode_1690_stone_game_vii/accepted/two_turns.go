// Memoized recursion on the part and the turn: Alice maximizes the difference, and Bob minimizes it

func stoneGameVII(stones []int) int {
	n := len(stones)
	memo := make([][][2]int, n)
	for i := range memo {
		memo[i] = make([][2]int, n)
		for j := range memo[i] {
			memo[i][j] = [2]int{math.MinInt32, math.MinInt32}
		}
	}
	total := 0
	for _, stone := range stones {
		total += stone
	}
	var difference func(left, right, sum, turn int) int
	difference = func(left, right, sum, turn int) int {
		if left >= right {
			return 0
		}
		if memo[left][right][turn] != math.MinInt32 {
			return memo[left][right][turn]
		}
		withoutLeft, withoutRight := sum-stones[left], sum-stones[right]
		one := difference(left+1, right, withoutLeft, 1-turn)
		other := difference(left, right-1, withoutRight, 1-turn)
		result := 0
		if turn == 0 {
			result = max(withoutLeft+one, withoutRight+other)
		} else {
			result = min(one-withoutLeft, other-withoutRight)
		}
		memo[left][right][turn] = result
		return result
	}
	return difference(0, n-1, total, 0)
}
