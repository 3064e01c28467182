package leetcode

import "sort"

func PredictTheWinner(nums []int) bool {
	row, lead, sign := append(sort.IntSlice{}, nums...), 0, 1
	for len(row) > 0 {
		if row[0] > row[len(row)-1] {
			lead, row = lead+sign*row[0], row[1:]
		} else {
			lead, row = lead+sign*row[len(row)-1], row[:len(row)-1]
		}
		sign = -sign
	}
	return max(lead, -1) >= 0
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}
