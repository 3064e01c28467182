// judged 292 4: CE -buildmode=exe requires exactly one main package
package leetcode

func stoneGame(piles []int) bool { return true }
