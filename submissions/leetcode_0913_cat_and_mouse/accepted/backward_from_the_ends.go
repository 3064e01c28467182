// Retrograde analysis: for each position, counts the moves that are not known to lose

func catMouseGame(graph [][]int) int {
	const mouseTurn, catTurn = 1, 2
	type state struct{ mouse, cat, turn int }
	degree := map[state]int{}
	for mouse := range graph {
		for cat := 1; cat < len(graph); cat++ {
			degree[state{mouse, cat, mouseTurn}] = len(graph[mouse])
			for _, node := range graph[cat] {
				if node != 0 {
					degree[state{mouse, cat, catTurn}]++
				}
			}
		}
	}
	winner := map[state]int{}
	queue := []state{}
	decide := func(decided state, won int) {
		winner[decided] = won
		queue = append(queue, decided)
	}
	for node := 1; node < len(graph); node++ {
		for turn := mouseTurn; turn <= catTurn; turn++ {
			decide(state{0, node, turn}, mouseTurn)
			decide(state{node, node, turn}, catTurn)
		}
	}
	for len(queue) > 0 {
		now := queue[0]
		queue = queue[1:]
		mover, from := mouseTurn, now.mouse
		if now.turn == mouseTurn {
			mover, from = catTurn, now.cat
		}
		for _, node := range graph[from] {
			before := state{node, now.cat, mover}
			if mover == catTurn {
				before = state{now.mouse, node, mover}
			}
			if before.cat == 0 || winner[before] != 0 {
				continue
			}
			degree[before]--
			if winner[now] == mover || degree[before] == 0 {
				decide(before, winner[now])
			}
		}
	}
	return winner[state{1, 2, mouseTurn}]
}
