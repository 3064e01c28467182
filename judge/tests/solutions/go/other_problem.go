// judged 292: error: other_problem.go does not define canWinNim, which leetcode_0292_nim_game needs, and does not read input as a program would…
package leetcode

func stoneGame(piles []int) bool { return true }
