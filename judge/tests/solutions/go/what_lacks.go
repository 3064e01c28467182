// judged 292 3 4: function AC
/*
package nim
*/
package leetcode

func max[Number int](numbers ...Number) Number { return numbers[0] }

func CanWinNim(n int) bool { return max(min(n%4, math.MaxInt)) > 0 }
