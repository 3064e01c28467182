// Counts the triples of each color

func winnerOfGame(colors string) bool {
	count := map[byte]int{}
	for i := 2; i < len(colors); i++ {
		if colors[i] == colors[i-1] && colors[i] == colors[i-2] {
			count[colors[i]]++
		}
	}
	return count['A'] > count['B']
}
