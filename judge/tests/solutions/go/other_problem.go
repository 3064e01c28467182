// judged 292: error: other_problem.go has no canWinNim, which leetcode_0292_nim_game needs, and is not a program that reads and prints…
package leetcode

func stoneGame(piles []int) bool { return true }
