// judged --input '3 4': AC on 2 of 2 inputs
/*
package nim
*/
package leetcode

func max[Number int](numbers ...Number) Number { return numbers[0] }

func CanWinNim(n int) bool { return max(min(n%4, math.MaxInt)) > 0 }
