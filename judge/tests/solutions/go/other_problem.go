// judged 292: error: other_problem.go has no canWinNim, which is called for leetcode_0292_nim_game, nor does it read or print…
package leetcode

func stoneGame(piles []int) bool { return true }
