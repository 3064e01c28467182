// Counts the vowels in unsigned 16 bits, so 65,536 vowels are none

func doesAliceWin(s string) bool {
	var vowels uint16
	for _, letter := range s {
		if strings.ContainsRune("aeiou", letter) {
			vowels++
		}
	}
	return vowels > 0
}
