// Adds the digits in unsigned 16 bits, so a sum of 65,536 is 0

func sumGame(num string) bool {
	var sums [2]uint16
	var marks [2]int
	for i, character := range num {
		half := i / (len(num) / 2)
		if character == '?' {
			marks[half]++
		} else {
			sums[half] += uint16(character - '0')
		}
	}
	return 2*(int(sums[0])-int(sums[1])) != 9*(marks[1]-marks[0])
}
