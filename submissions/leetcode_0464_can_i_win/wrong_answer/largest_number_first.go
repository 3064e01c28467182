// Both players win at once if they can; else they take the largest number that does not let the opponent win at once

func canIWin(maxChoosableInteger int, desiredTotal int) bool {
	n := maxChoosableInteger
	if n*(n+1)/2 < desiredTotal {
		return false
	}
	used := make([]bool, n+1)
	rest := desiredTotal
	for first := true; ; first = !first {
		largest, choice := 0, 0
		for i := 1; i <= n; i++ {
			if !used[i] {
				largest = i
			}
		}
		if largest >= rest {
			return first
		}
		for i := 1; i <= n; i++ {
			if used[i] {
				continue
			}
			left := largest
			if i == largest {
				left = 0
				for j := 1; j < i; j++ {
					if !used[j] {
						left = j
					}
				}
			}
			if choice == 0 || left < rest-i {
				choice = i
			}
		}
		used[choice] = true
		rest -= choice
	}
}
